import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from 'react';
import type { Location } from 'react-router';
import { loadedPage } from './pages.ts';
import { ROUTES, type RouteName } from './route-table.ts';

/** `next`: nothing but its turn can follow, so it is no longer inert, which all its styles are computed anew for. */
type Prospect = 'likely' | 'next';

type RenderAhead = (name: RouteName, state: unknown, prospect?: Prospect) => void;

const Ahead = createContext<RenderAhead>(() => {});
const Turn = createContext<'shown' | 'ahead'>('shown');

/** Returns what renders the page that is likely to come next, out of sight, so that going there has only to show it. */
export const useRenderAhead = (): RenderAhead => useContext(Ahead);

/** Returns whether a page is shown, or rendered ahead and may never be: then it asks for nothing and moves nothing. */
export const usePageTurn = () => useContext(Turn);

interface Pages {
  /** Of the page that is shown. */
  readonly pathname: string;
  /** Grows with each page that was rendered ahead and then shown: the key that it keeps. */
  readonly turn: number;
  readonly ahead?: { readonly location: Location; readonly prospect: Prospect } | undefined;
}

interface PagesInTurnProps {
  readonly location: Location;
  readonly children: (location: Location) => ReactNode;
}

/** Renders the page of a location, and, out of sight, the one that comes next, which stays mounted when its turn comes. */
export function PagesInTurn({ location, children }: PagesInTurnProps) {
  const { pathname } = location;
  const [pages, setPages] = useState<Pages>({ pathname, turn: 0 });
  if (pathname !== pages.pathname)
    setPages(({ turn, ahead }) => ({
      pathname,
      turn: ahead?.location.pathname === pathname ? turn + 1 : turn,
    }));
  const renderAhead: RenderAhead = useCallback((name, state, prospect = 'likely') => {
    // Without its script there is nothing to render yet.
    if (!loadedPage(name)) return;
    const location = { pathname: ROUTES[name], search: '', hash: '', state, key: name };
    startTransition(() =>
      setPages((now) =>
        now.pathname === location.pathname ? now : { ...now, ahead: { location, prospect } },
      ),
    );
  }, []);
  const { turn, ahead } = pages;
  return (
    <Ahead value={renderAhead}>
      <div key={turn} className="page">
        <Turn value="shown">{children(location)}</Turn>
      </div>
      {ahead && (
        <div key={turn + 1} className="page page-ahead" aria-hidden inert={ahead.prospect === 'likely'}>
          <Turn value="ahead">{children(ahead.location)}</Turn>
        </div>
      )}
    </Ahead>
  );
}
