import type { Oklch } from './oklch.ts';

/** A dyed colour with the name a stylist calls it by. */
export interface Swatch {
  readonly name: string;
  readonly colour: Oklch;
}

const swatch = (name: string, l: number, c: number, h: number): Swatch => ({ name, colour: { l, c, h } });

/** Whites to black: go with anything. */
export const NEUTRALS: readonly Swatch[] = [
  swatch('white', 0.955, 0.006, 90),
  swatch('ivory', 0.945, 0.016, 88),
  swatch('cream', 0.9, 0.032, 85),
  swatch('oatmeal', 0.84, 0.038, 80),
  swatch('stone', 0.76, 0.026, 85),
  swatch('sand', 0.8, 0.058, 80),
  swatch('beige', 0.76, 0.062, 77),
  swatch('camel', 0.66, 0.085, 63),
  swatch('tobacco', 0.54, 0.078, 58),
  swatch('chocolate', 0.36, 0.042, 52),
  swatch('taupe', 0.59, 0.028, 62),
  swatch('pearl grey', 0.83, 0.008, 260),
  swatch('grey', 0.64, 0.01, 260),
  swatch('slate', 0.48, 0.03, 258),
  swatch('charcoal', 0.36, 0.012, 270),
  swatch('black', 0.26, 0.012, 285),
  swatch('navy', 0.33, 0.06, 262),
];

/** Everything with a hue of its own. */
export const CHROMATICS: readonly Swatch[] = [
  swatch('tomato red', 0.6, 0.17, 29),
  swatch('brick red', 0.55, 0.132, 25),
  swatch('coral', 0.7, 0.14, 28),
  swatch('terracotta', 0.63, 0.115, 42),
  swatch('rust', 0.53, 0.125, 41),
  swatch('burnt orange', 0.61, 0.15, 42),
  swatch('apricot', 0.8, 0.1, 60),
  swatch('tangerine', 0.71, 0.15, 52),
  swatch('amber', 0.72, 0.13, 68),
  swatch('mustard', 0.73, 0.128, 84),
  swatch('butter yellow', 0.88, 0.085, 90),
  swatch('saffron', 0.8, 0.142, 80),
  swatch('olive', 0.5, 0.06, 108),
  swatch('sage', 0.72, 0.05, 142),
  swatch('fern green', 0.5, 0.085, 142),
  swatch('leaf green', 0.58, 0.13, 146),
  swatch('emerald', 0.54, 0.122, 160),
  swatch('forest green', 0.41, 0.075, 158),
  swatch('bottle green', 0.36, 0.055, 172),
  swatch('mint', 0.86, 0.06, 165),
  swatch('jade', 0.64, 0.1, 168),
  swatch('teal', 0.51, 0.085, 200),
  swatch('deep teal', 0.4, 0.068, 208),
  swatch('turquoise', 0.72, 0.1, 200),
  swatch('sky blue', 0.78, 0.08, 236),
  swatch('powder blue', 0.87, 0.045, 240),
  swatch('cornflower blue', 0.65, 0.12, 256),
  swatch('cobalt', 0.5, 0.16, 262),
  swatch('indigo', 0.4, 0.095, 268),
  swatch('lavender', 0.78, 0.08, 300),
  swatch('violet', 0.52, 0.13, 297),
  swatch('plum', 0.41, 0.09, 335),
  swatch('aubergine', 0.33, 0.06, 328),
  swatch('mauve', 0.66, 0.062, 330),
  swatch('fuchsia', 0.6, 0.19, 352),
  swatch('rose pink', 0.72, 0.115, 5),
  swatch('dusty pink', 0.77, 0.066, 15),
  swatch('blush', 0.86, 0.05, 24),
  swatch('raspberry', 0.52, 0.16, 8),
  swatch('berry', 0.45, 0.12, 358),
  swatch('burgundy', 0.38, 0.1, 15),
  swatch('wine red', 0.44, 0.135, 18),
];

export const DENIMS: readonly Swatch[] = [
  swatch('pale-wash', 0.66, 0.06, 250),
  swatch('mid-blue', 0.54, 0.08, 254),
  swatch('indigo', 0.45, 0.085, 256),
  swatch('dark-wash', 0.37, 0.05, 260),
  swatch('washed-black', 0.33, 0.012, 270),
  swatch('ecru', 0.91, 0.022, 88),
];

export const LEATHERS: readonly Swatch[] = [
  swatch('tan', 0.58, 0.085, 58),
  swatch('cognac', 0.5, 0.1, 47),
  swatch('chestnut', 0.42, 0.078, 45),
  swatch('chocolate', 0.34, 0.05, 45),
  swatch('black', 0.25, 0.007, 290),
  swatch('oxblood', 0.38, 0.1, 21),
  swatch('cream', 0.9, 0.03, 80),
  swatch('biscuit', 0.8, 0.05, 70),
];

export const METALS: readonly Swatch[] = [
  swatch('gold', 0.82, 0.09, 85),
  swatch('silver', 0.84, 0.008, 260),
  swatch('champagne', 0.87, 0.036, 80),
  swatch('rose-gold', 0.78, 0.06, 42),
];

export const STRAWS: readonly Swatch[] = [
  swatch('natural', 0.78, 0.07, 80),
  swatch('pale', 0.85, 0.06, 88),
  swatch('toasted', 0.66, 0.08, 66),
];

/** The swatch of a list with this name; throws when the list has none. */
export function swatchNamed(list: readonly Swatch[], name: string): Swatch {
  const found = list.find((candidate) => candidate.name === name);
  if (!found) throw new RangeError(`There is no swatch named ${JSON.stringify(name)}.`);
  return found;
}
