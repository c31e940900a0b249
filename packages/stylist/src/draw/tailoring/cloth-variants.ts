import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf, inkOf, shadowOf, tone } from '#colour/tones.ts';
import type { Cloth, ClothName } from '#garments/cloth.ts';

/** Returns the cloth with its ground lighter (`lightness` > 0) or darker: collars, cuffs and facings. */
export function toned(cloth: Cloth, lightness: number): Cloth {
  return { ...cloth, colour: tone(cloth.colour, lightness) };
}

/** Returns the cloth as it lies in shadow: linings, collar stands, undersides. */
export function shaded(cloth: Cloth, strength: number): Cloth {
  return { ...cloth, colour: shadowOf(cloth.colour, strength) };
}

/** Pale seams on cloth darker than this are a jean's: on any other they are darker than it. */
const DARK_CLOTH = 0.4;

/** Returns the tone of the seams of trousers, as hex. */
export const trouserSeamOf = ({ name, colour }: Cloth): string =>
  name !== 'denim' && colour.l < DARK_CLOTH ? darkOf(colour) : inkOf(colour);

/** Returns the rib knitted onto this cloth's hems and cuffs. */
export function ribOf(cloth: Cloth, lightness = -0.03): Cloth {
  return { name: 'rib', colour: tone(cloth.colour, lightness) };
}

const PRINTS_IN_THREE_COLOURS: ReadonlySet<ClothName> = new Set([
  'tweed',
  'check',
  'tartan',
  'floral',
  'paisley',
]);
const PRINTS_IN_TWO_COLOURS: ReadonlySet<ClothName> = new Set([
  ...PRINTS_IN_THREE_COLOURS,
  'breton',
  'shirt-stripe',
  'polka',
  'gingham',
  'leopard',
]);

/** Returns the second colour where the print leaves it free for a contrasting detail. */
export function contrastOf({ name, second }: Cloth): Oklch | undefined {
  return PRINTS_IN_TWO_COLOURS.has(name) ? undefined : second;
}

/** Returns cloth of a contrasting trim: the third colour where the print leaves it free. */
export function trimOf(cloth: Cloth): Cloth {
  if (!cloth.third || PRINTS_IN_THREE_COLOURS.has(cloth.name)) return cloth;
  return { name: 'plain', colour: cloth.third };
}

/** Returns the cloth without a contrast: a bodice is not bound at the waist. */
export function withoutContrast(cloth: Cloth): Cloth {
  if (!contrastOf(cloth)) return cloth;
  const { second: _, ...plain } = cloth;
  return plain;
}

/** Linings paler than this read as something white between the legs. */
const PALE_LINING = 0.6;
/** One of more chroma glows between the legs. */
const LINING_CHROMA = 0.05;

/** Returns lining of a jacket: the contrast where it is dark enough, else the cloth in deep shadow. */
export function liningOf(cloth: Cloth): Cloth {
  const contrast = contrastOf(cloth);
  if (contrast && contrast.l <= PALE_LINING) return { name: 'plain', colour: contrast };
  const { l, c, h } = shadowOf(cloth.colour, 1.2);
  return { name: 'plain', colour: oklch(l, Math.min(c, LINING_CHROMA), h) };
}

/** Satin shows its light as bands on the bias, every other cloth as one soft gradient. */
export const isSatin = (cloth: Cloth): boolean => cloth.name === 'satin';
