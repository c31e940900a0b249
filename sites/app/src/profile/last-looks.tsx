import type { WardrobeItem } from '@glow/api';
import { getWardrobe } from '@glow/api/client';
import { buttonClass, Skeleton } from '@glow/kit';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useShownPictures } from '../figure/use-shown-pictures.ts';
import { LookTile } from '../look/look-tile.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { authorised } from '../session/authorised.ts';
import { PROFILE_TEXTS } from './profile.messages.ts';

/** One row where there is the most room. */
const SHOWN = 4;
const SIZES = '(width <= 900px) 44vw, 180px';

type LastLooksState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly looks: readonly WardrobeItem[] };

/** Loads what was saved last. A session that has ended is for `RequireUser` to act on. */
function useLastLooks(): LastLooksState {
  const [state, setState] = useState<LastLooksState>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    authorised((api) => getWardrobe(api, { signal, limit: SHOWN })).then(
      (looks) => !signal.aborted && setState({ status: 'loaded', looks: looks.filter(({ image }) => image) }),
      () => !signal.aborted && setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, []);
  return state;
}

/** Renders the looks that were saved last, or the way to a first one; nothing where they cannot be had. */
export function LastLooks() {
  const state = useLastLooks();
  const headingId = useId();
  const pictured = useShownPictures(state.status === 'loaded' ? state.looks : []);
  if (state.status === 'failed') return null;
  const looks = state.status === 'loaded' ? state.looks : undefined;
  return (
    <section className="last-looks" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId} className="glow-display">
          {PROFILE_TEXTS.lastLooks}
        </h2>
        {looks && looks.length > 0 && <Link to={ROUTES.wardrobe}>{PROFILE_TEXTS.allLooks}</Link>}
      </header>
      {!looks && <Skeleton className="last-looks-awaited" />}
      {looks?.length === 0 && (
        <div className="last-looks-none">
          <p>{PROFILE_TEXTS.noLooks}</p>
          <Link className={buttonClass({ size: 'small' })} to={ROUTES.styleDiscovery}>
            {PROFILE_TEXTS.findLooks}
          </Link>
        </div>
      )}
      {looks && looks.length > 0 && (
        <ul>
          {looks.map(pictured).map((look) => (
            <li key={look.name}>
              <LookTile look={look} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
