import { INITIALS_MAX_LETTERS } from './constants.ts';
import type { Outfit } from './schema/outfit.ts';

/** The signed-in user as browser storage keeps it (spec section 3). */
export interface SignedInUser {
  readonly email: string;
  readonly displayName: string;
  /** The access token. */
  readonly token: string;
  readonly refreshToken: string;
  readonly isAdmin: boolean;
}

/** The part of the address before the @; the whole text where there is none (spec section 3). */
export function fallbackDisplayName(email: string): string {
  const at = email.indexOf('@');
  return at < 0 ? email : email.slice(0, at);
}

/** Returns a user's display name, or the fallback when it is missing or blank. */
export function displayNameOf(user: {
  readonly email: string;
  readonly displayName?: string | null;
}): string {
  return user.displayName?.trim() || fallbackDisplayName(user.email);
}

/** 'User' when a row carries no role (spec section 3). */
export function roleOf(row: { readonly role?: string | null }): string {
  return row.role?.trim() || 'User';
}

/** Returns up to two letters, whole graphemes, of the words of a name (spec section 2, Profile). */
export function initialsOf(displayName: string): string {
  const words = displayName.trim().split(/\s+/u).filter(Boolean);
  const segmenter = new Intl.Segmenter();
  const firstOf = (word: string) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  return words.slice(0, INITIALS_MAX_LETTERS).map(firstOf).join('').toUpperCase();
}

/** Returns the key a saved outfit is remembered by: its image, else its name, else itself as JSON (spec section 3). */
export function savedKeyOf(outfit: Partial<Outfit>): string {
  return outfit.image || outfit.name || JSON.stringify(outfit);
}

/** Outfits without those whose image, else name, came before (spec section 5: "deduplicate by image, else by name"). */
export function withoutDuplicates<Item extends Partial<Outfit>>(outfits: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return outfits.filter((outfit) => {
    const key = savedKeyOf(outfit);
    return !seen.has(key) && seen.add(key);
  });
}
