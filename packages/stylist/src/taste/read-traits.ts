import { TRAIT_MIDDLE, TRAITS, TRAITS_VERSION } from '@glow/api';

const FORM = new RegExp(`^${TRAITS_VERSION}:[0-8]{${TRAITS.length}}$`);

/** Returns each trait of a look, −1 to 1; undefined for a look without any, or of another version. */
export function readTraits(text: unknown): readonly number[] | undefined {
  if (typeof text !== 'string' || !FORM.test(text)) return undefined;
  return Array.from(text.slice(text.indexOf(':') + 1), (digit) => Number(digit) / TRAIT_MIDDLE - 1);
}
