import { lookKeyOf, type Outfit } from '@glow/api';
import { Dialog } from '@glow/kit';
import { useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../document/page-change.tsx';
import { STEP_WITHIN_PAGE } from '../document/step-within-page.ts';
import { HydrationRegion } from '../hydration/hydration-region.tsx';
import { titled } from '../routes/routes.messages.ts';
import { LOOK_TEXTS } from './look.messages.ts';
import { lookKeyAt, lookPath } from './look-address.ts';
import { LookMissing } from './look-missing.tsx';
import { LookSheet } from './look-sheet.tsx';
import { rememberOutfit, sheetAt } from './sheets.ts';
import { useLook } from './use-look.ts';

/** Renders a look: over the page it was opened from, or, at its address alone, as a page of its own. */
export function Look() {
  const location = useLocation();
  const navigate = useNavigate();
  const headingId = useId();
  const key = lookKeyAt(location.pathname);
  const sheet = sheetAt(location);
  const { state, reload } = useLook(key);
  const name = state.status === 'gone' ? LOOK_TEXTS.gone : state.outfit?.name;

  useEffect(() => {
    if (name) document.title = titled(name);
  }, [name]);

  // Leaving a sheet takes it from the page, which then may be focused again.
  useEffect(() => {
    const opener = sheet?.opener;
    return () => {
      if (!sheet) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      else focusHeading(); // such as from a list that it was taken off
    };
  }, [sheet]);

  const show = (outfit: Outfit) => {
    const shownKey = lookKeyOf(outfit);
    if (!shownKey) return;
    rememberOutfit(outfit);
    navigate(lookPath(shownKey), { replace: true, state: { ...location.state, ...STEP_WITHIN_PAGE } });
  };
  const isMissing = state.status === 'gone' || (state.status === 'failed' && !state.outfit);
  const content = isMissing ? undefined : (
    <LookSheet
      lookKey={key ?? ''}
      state={state}
      reload={reload}
      headingId={headingId}
      level={sheet ? 'h2' : 'h1'}
      onShow={show}
    />
  );

  if (sheet) {
    return (
      <Dialog
        state="open"
        labelledBy={headingId}
        closeLabel={LOOK_TEXTS.close}
        onClose={() => navigate(-1)}
        className="look-dialog"
      >
        {content ?? <LookMissing as="dialog" status={state.status} headingId={headingId} reload={reload} />}
      </Dialog>
    );
  }
  return content ? (
    <main className="look-page">
      <HydrationRegion>{content}</HydrationRegion>
    </main>
  ) : (
    <LookMissing as="page" status={state.status} headingId={headingId} reload={reload} />
  );
}
