import { type Outfit, savedKeyOf } from '@glow/api';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { SaveLookButton } from '../saving/save-look-button.tsx';
import { hasSaved, watchSaved } from '../session/saved-keys.ts';
import { useSignedInUser } from '../session/use-signed-in-user.ts';
import { LOOK_TEXTS } from './look.messages.ts';
import { sheetAt } from './sheets.ts';

/** Saves a look, and leads to where it hangs then; whoever signs in for it comes back to the page below its sheet. */
export function LookSave({ look }: { readonly look: Outfit }) {
  const sheet = sheetAt(useLocation());
  const isSignedIn = useSignedInUser() !== undefined;
  const isSaved = useSyncExternalStore(
    watchSaved,
    () => hasSaved(savedKeyOf(look)),
    () => false,
  );
  return (
    <>
      <SaveLookButton look={look} from={sheet?.over.pathname} />
      {isSignedIn && isSaved && <Link to={ROUTES.wardrobe}>{LOOK_TEXTS.seeWardrobe}</Link>}
    </>
  );
}
