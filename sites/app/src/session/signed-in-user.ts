import { displayNameOf, LOCAL_STORAGE_KEYS, type SignedInUser } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { forgetOwnFigure, readKeeping } from '../figure/figure-entry.ts';
import { forgetTasteOfAccount } from '../taste/taste-entry.ts';

const { user: KEY, savedWardrobe: SAVED_KEY } = LOCAL_STORAGE_KEYS;

/** Why nobody is signed in any more: the person left by the button, or the server knows the session no longer. */
export type Ending = 'left' | 'ended';

let ending: Ending = 'ended';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The user that browser storage holds; undefined where there is none or the entry is not one of ours. */
export function readSignedInUser(): SignedInUser | undefined {
  const stored = localStore.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Readonly<Record<string, unknown>>;
  const email = text(fields.email);
  if (!email) return undefined;
  return {
    email,
    displayName: displayNameOf({ email, displayName: text(fields.displayName) }),
    token: text(fields.token),
    refreshToken: text(fields.refreshToken),
    isAdmin: fields.isAdmin === true,
  };
}

/** Keeps the user of a successful login, sign-up or reset (spec section 7), or one whose name or tokens changed. */
export function storeSignedInUser(user: SignedInUser): void {
  ending = 'ended';
  localStore.writeJson(KEY, user);
}

/** Forgets the user and what is theirs: which looks are in their wardrobe, and what of figure and taste their account keeps. */
export function clearSignedInUser(because: Ending): void {
  ending = because;
  localStore.remove(SAVED_KEY);
  if (readKeeping() === 'account') forgetOwnFigure();
  forgetTasteOfAccount();
  localStore.remove(KEY);
}

/** Returns how the last user of this tab went. */
export function lastEnding(): Ending {
  return ending;
}

/** Keeps what changed of the user; nothing where somebody else, or nobody, is signed in by now. */
export function updateSignedInUser(email: string, changes: Partial<SignedInUser>): void {
  const user = readSignedInUser();
  if (user?.email === email) storeSignedInUser({ ...user, ...changes });
}
