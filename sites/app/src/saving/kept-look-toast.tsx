import { TOAST_MS } from '@glow/api';
import { Toast, type ToastState } from '@glow/kit';
import { CURATED_GRID_STRINGS } from '@glow/widgets';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { SAVING_TEXTS } from './saving.messages.ts';
import { useWantedLook } from './use-wanted-look.ts';
import { endWantedLook, keepWantedLook, type WantedLook } from './wanted-look.ts';

/** The way from the word to the thing. */
export function WardrobeLink() {
  return <Link to={ROUTES.wardrobe}>{SAVING_TEXTS.seeWardrobe}</Link>;
}

function toastOf(wanted: WantedLook): ToastState {
  if (wanted.status === 'saved') {
    const text = CURATED_GRID_STRINGS.toastSaved;
    return { state: 'shown', key: wanted.look.name, tone: 'good', text, action: <WardrobeLink /> };
  }
  if (wanted.status !== 'failed') return { state: 'hidden' };
  return { state: 'shown', key: wanted.look.name, tone: 'bad', text: CURATED_GRID_STRINGS.toastFailed };
}

/** Keeps the look that is wanted as soon as somebody is signed in, on whatever page, and says how it went. */
export function KeptLookToast() {
  const email = useSignedInUser()?.email;
  const { pathname } = useLocation();
  const wanted = useWantedLook();

  useEffect(() => {
    if (!email) return;
    keepWantedLook();
    window.addEventListener('online', keepWantedLook);
    return () => window.removeEventListener('online', keepWantedLook);
  }, [email, pathname]); // every page is another try

  return (
    <Toast
      toast={toastOf(wanted)}
      durationMs={TOAST_MS}
      onExpire={endWantedLook}
      dismissLabel={CURATED_GRID_STRINGS.toastDismiss}
    />
  );
}
