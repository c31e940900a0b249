import { readFileSync } from 'node:fs';
import { UnknownGarmentError } from '#garments/unknown-garment.error.ts';
import { type OutfitReading, readOutfit } from '#rules/outfit-reading.ts';
import { type ComposedLook, composedLook } from './composed-look.ts';

/** Returns the lines of a JSON lines file. */
export function linesOf(file: string | URL): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const BEFORE = new URL('../looks/before.jsonl', import.meta.url);

/** What the composer of before answered, kept as looks: its code is gone. */
export const looksOfBefore = (): readonly ComposedLook[] => linesOf(BEFORE).map(composedLook);

export interface Read<Look extends ComposedLook> {
  readonly look: Look;
  readonly reading: OutfitReading;
}

/** The looks that the wardrobe can still read, and how many name a garment that it no longer holds. */
export function readable<Look extends ComposedLook>(
  looks: readonly Look[],
): { readonly read: readonly Read<Look>[]; readonly skipped: number } {
  const read = looks.flatMap((look): Read<Look>[] => {
    try {
      return [{ look, reading: readOutfit(look.spec) }];
    } catch (error) {
      if (error instanceof UnknownGarmentError) return [];
      throw error;
    }
  });
  return { read, skipped: looks.length - read.length };
}
