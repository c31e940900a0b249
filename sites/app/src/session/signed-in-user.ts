import { displayNameOf, LOCAL_STORAGE_KEYS, type SignedInUser } from '@glow/api';
import { localStore } from '@glow/kit/storage';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The user that browser storage holds; undefined where there is none or the entry is not one of ours. */
export function readSignedInUser(): SignedInUser | undefined {
  const stored = localStore.readJson(LOCAL_STORAGE_KEYS.user);
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

export function clearSignedInUser(): void {
  localStore.remove(LOCAL_STORAGE_KEYS.user);
}
