import { TOAST_MS } from '@glow/api';
import { buttonClass, Toast } from '@glow/kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SeeItOnYou } from '../figure/see-it-on-you.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { RequireUser } from '../session/require-user.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { toastOf } from './toast-of.ts';
import { useWardrobe } from './use-wardrobe.ts';
import { shownItems } from './wardrobe.machine.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';
import { WardrobeContent, WardrobeSkeletons } from './wardrobe-content.tsx';

/** Looks in a row where there is the most room; with fewer, what else there is stands beside them. */
const FULL_ROW = 4;

function WardrobeOf({ displayName }: { readonly displayName: string }) {
  const model = useWardrobe();
  const { state, keep, remove, endNotice } = model;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isLoaded = state.status === 'loaded';
  const saved = isLoaded ? state.items.length : undefined;
  const shown = isLoaded ? shownItems(state.items).length : 0;
  const savedBefore = useRef(saved);

  // The button that had the focus is gone with its look.
  useEffect(() => {
    if (saved !== undefined && savedBefore.current !== undefined && saved < savedBefore.current)
      titleRef.current?.focus({ preventScroll: true });
    savedBefore.current = saved;
  }, [saved]);

  return (
    <main
      className="wardrobe"
      data-state={state.status}
      data-row={shown > 0 && shown < FULL_ROW ? 'open' : 'full'}
    >
      <header className="wardrobe-head">
        <h1 ref={titleRef} className="glow-display" tabIndex={-1}>
          {WARDROBE_TEXTS.title(displayName)}
        </h1>
        {shown > 0 && <p>{WARDROBE_TEXTS.count(shown)}</p>}
      </header>
      <WardrobeContent model={model} />
      <div className="wardrobe-foot">
        {shown > 0 && shown < FULL_ROW && <p className="glow-display">{WARDROBE_TEXTS.room}</p>}
        {shown > 0 && <SeeItOnYou />}
        <Link className={buttonClass({ variant: 'quiet' })} to={ROUTES.profile}>
          {WARDROBE_TEXTS.backToProfile}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={ROUTES.styleDiscovery}>
          {WARDROBE_TEXTS.discover}
        </Link>
      </div>
      {isLoaded && <RemoveDialog removal={state.removal} onKeep={keep} onRemove={remove} />}
      <Toast
        toast={toastOf(isLoaded ? state.notice : { state: 'hidden' })}
        durationMs={TOAST_MS}
        onExpire={endNotice}
        dismissLabel={WARDROBE_TEXTS.dismiss}
      />
    </main>
  );
}

/** Renders the looks a person saved (spec section 2, Wardrobe). */
export function Wardrobe() {
  const waiting = (
    <main className="wardrobe" data-state="loading">
      <div className="wardrobe-head" />
      <WardrobeSkeletons />
    </main>
  );
  return (
    <RequireUser fallback={waiting}>
      {({ email, displayName }) => <WardrobeOf key={email} displayName={displayName} />}
    </RequireUser>
  );
}
