import type { ToastState } from '@glow/kit';
import { CURATED_GRID_STRINGS } from '@glow/widgets';
import { useEffect, useState } from 'react';
import { recallSaved } from '../session/saved-keys.ts';
import { takeWantedSave } from '../session/sign-in-origin.ts';
import { readSignedInUser } from '../session/signed-in-user.ts';
import { saveLook } from './save-look.ts';

/** Completes, after signing in, the save that led there (spec section 4, curated save), and says so. */
export function useWantedSave(): { readonly toast: ToastState; readonly endToast: () => void } {
  const [toast, setToast] = useState<ToastState>({ state: 'hidden' });
  useEffect(() => {
    const look = readSignedInUser() && takeWantedSave();
    if (!look) return;
    const say = (tone: 'good' | 'bad', text: string) =>
      setToast({ state: 'shown', key: look.name, tone, text });
    saveLook(look).then(
      () => {
        recallSaved();
        say('good', CURATED_GRID_STRINGS.toastSaved);
      },
      () => say('bad', CURATED_GRID_STRINGS.toastFailed),
    );
  }, []);
  return { toast, endToast: () => setToast({ state: 'hidden' }) };
}
