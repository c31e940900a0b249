import { lookKeyOf, type Outfit } from '@glow/api';
import type { Location } from 'react-router';

/** A look that is shown over a page. */
export interface Sheet {
  /** Where that page is, with the state that it was opened with. */
  readonly over: Location;
  /** What was pressed, and takes the focus back. */
  readonly opener: Element | null;
}

/** The name of a sheet in the state of its history entry: what stands below lives as long as the document. */
const STATE_KEY = 'glowSheet';

const sheets = new Map<string, Sheet>();
const outfits = new Map<string, Outfit>();
/** Looks of which the words are known before the server is asked, such as those of a list. */
const MAX_OUTFITS = 100;

/** Opens a sheet; returns what its history entry is to hold. */
export function addSheet(sheet: Sheet): Readonly<Record<string, string>> {
  const name = `${sheets.size}`;
  sheets.set(name, sheet);
  return { [STATE_KEY]: name };
}

/** Returns the sheet at a location; undefined where a look is a page of its own, as after a reload. */
export function sheetAt({ state }: Pick<Location, 'state'>): Sheet | undefined {
  const name: unknown = state?.[STATE_KEY];
  return typeof name === 'string' ? sheets.get(name) : undefined;
}

/** Keeps what is known of a look for its sheet. */
export function rememberOutfit(outfit: Outfit): void {
  const key = lookKeyOf(outfit);
  if (!key) return;
  outfits.delete(key);
  outfits.set(key, outfit);
  for (const first of outfits.keys()) if (outfits.size > MAX_OUTFITS) outfits.delete(first);
}

export const knownOutfit = (key: string): Outfit | undefined => outfits.get(key);
