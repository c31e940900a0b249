import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf } from '#colour/tones.ts';
import type { Cloth, ClothName } from '#garments/cloth.ts';

const SHEENS: ReadonlySet<ClothName> = new Set(['satin', 'velvet']);
/** Satin and velvet paler than this are shaded by their own colour: the usual deep tone would turn them grey. */
const PALE_SHEEN = 0.78;
/** Chroma that their shade has more, at most: sand would turn to mustard. */
const MORE_CHROMA = 0.028;

const ownShade = ({ l, c, h }: Oklch) => toHex(oklch(l - 0.34, Math.min(c * 2.4, c + MORE_CHROMA), h));

/** Returns the tone that a cloth is shaded in, as hex. */
export const deepToneOf = ({ name, colour }: Cloth): string =>
  SHEENS.has(name) && colour.l > PALE_SHEEN ? ownShade(colour) : darkOf(colour);
