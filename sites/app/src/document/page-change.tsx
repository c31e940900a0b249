import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { routeAt } from '../routes/route-table.ts';
import { documentTitle } from '../routes/routes.messages.ts';

/** Beside an address: a step within the page, which stays where it is scrolled to. */
export const STEP_WITHIN_PAGE = { scroll: 'keep' } as const;

/** Where a person reads on after a navigation: the heading of the new page (WCAG 2.2, 2.4.3). */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Begins a page, or what takes the place of one: at its top, with its heading. */
export function startReading(): void {
  focusHeading();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** What the browser does on its own between pages: the title, the focus, the top of the page or the place asked for. */
export function PageChange() {
  const { pathname, hash, key, state } = useLocation();
  const isWithinPage = state?.scroll === STEP_WITHIN_PAGE.scroll;
  const navigationType = useNavigationType();
  const lastKey = useRef(key);

  useEffect(() => {
    document.title = documentTitle(routeAt(pathname) ?? 'notFound');
  }, [pathname]);

  useEffect(() => {
    // The page one arrives at, and steps of a widget in the history, such as a look shown large.
    const isSamePage = key === lastKey.current;
    lastKey.current = key;
    if (isSamePage || isWithinPage) return;
    focusHeading();
    if (navigationType === 'POP') return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, isWithinPage, navigationType]);

  return null;
}
