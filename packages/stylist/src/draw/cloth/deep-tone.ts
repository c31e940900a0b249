import { toHex } from '#colour/convert.ts';
import { darkOf, tone } from '#colour/tones.ts';
import type { Cloth, ClothName } from '#garments/cloth.ts';

const SHEENS: ReadonlySet<ClothName> = new Set(['satin', 'velvet']);
/** Satin and velvet paler than this are shaded by their own colour: the usual deep tone would turn them grey. */
const PALE_SHEEN = 0.78;

/** Returns the tone that a cloth is shaded in, as hex. */
export const deepToneOf = ({ name, colour }: Cloth): string =>
  SHEENS.has(name) && colour.l > PALE_SHEEN ? toHex(tone(colour, -0.34, 2.4)) : darkOf(colour);
