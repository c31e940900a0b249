import { savedKeyOf } from '@glow/api';
import { Button } from '@glow/kit';
import { CURATED_GRID_STRINGS } from '@glow/widgets';
import { useSyncExternalStore } from 'react';
import { hasSaved, watchSaved } from '../session/saved-keys.ts';
import { rememberWantedSave } from '../session/sign-in-origin.ts';
import { readSignedInUser } from '../session/signed-in-user.ts';
import { useRequireSignIn } from '../session/use-require-sign-in.ts';
import type { WantedSave } from '../session/wanted-save.ts';
import { useWantedLook } from './use-wanted-look.ts';
import { keepWantedLook } from './wanted-look.ts';

const TEXTS = {
  idle: CURATED_GRID_STRINGS.saveIdle,
  saving: CURATED_GRID_STRINGS.saveSaving,
  saved: CURATED_GRID_STRINGS.saveSaved,
} as const;

interface SaveLookButtonProps {
  readonly look: WantedSave;
  /** The page to come back to after signing in; default: this one. */
  readonly from?: string | undefined;
}

/** Saves a look that is on show anywhere in the site; a visitor makes an account, or signs in, on the way. */
export function SaveLookButton({ look: { name, image, tags }, from }: SaveLookButtonProps) {
  const requireSignIn = useRequireSignIn();
  const wanted = useWantedLook();
  const key = savedKeyOf({ name, image });
  const isSaved = useSyncExternalStore(
    watchSaved,
    () => hasSaved(key),
    () => false,
  );
  const isSaving = wanted.status === 'saving' && wanted.look.name === name;
  const status = isSaved ? 'saved' : isSaving ? 'saving' : 'idle';

  function save() {
    const save = { name, image, tags };
    if (!readSignedInUser()) return requireSignIn({ save, from });
    rememberWantedSave(save);
    keepWantedLook();
  }

  return (
    <Button variant="glow" aria-disabled={status !== 'idle'} onClick={() => status === 'idle' && save()}>
      {TEXTS[status]}
      <span className="glow-visually-hidden"> {name}</span>
    </Button>
  );
}
