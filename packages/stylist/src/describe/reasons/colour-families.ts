import { nameColour } from '../../colour/dye.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';

export const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
/** What people call a colour when they are not stylists; in the order of the wheel. */
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

const FAMILIES: Readonly<Record<ColourFamily, readonly string[]>> = {
  red: ['tomato red', 'brick red', 'burgundy', 'wine red', 'oxblood'],
  orange: ['coral', 'terracotta', 'rust', 'burnt orange', 'apricot', 'tangerine'],
  yellow: ['amber', 'mustard', 'butter yellow', 'saffron'],
  green: [
    ...['olive', 'sage', 'fern green', 'leaf green', 'emerald', 'forest green'],
    ...['bottle green', 'mint', 'jade'],
  ],
  teal: ['teal', 'deep teal', 'turquoise'],
  blue: ['sky blue', 'powder blue', 'cornflower blue', 'cobalt', 'indigo'],
  purple: ['lavender', 'violet', 'plum', 'aubergine', 'mauve'],
  pink: ['fuchsia', 'rose pink', 'dusty pink', 'blush', 'raspberry', 'berry'],
};

const FAMILY_OF: ReadonlyMap<string, ColourFamily> = new Map(
  COLOUR_FAMILIES.flatMap((family) => FAMILIES[family].map((name) => [name, family] as const)),
);

/** The family of a colour by its name; undefined for what everybody calls a neutral. */
export const familyNamed = (name: string): ColourFamily | undefined => FAMILY_OF.get(name);

/** The family of a print's colour. */
export function familyOf(colour: Oklch): ColourFamily | undefined {
  return familyNamed(nameColour(colour)) ?? (isNeutral(colour) ? undefined : 'blue');
}

/** Steps between two families on the wheel, 0 to 4. */
export function familyDistance(a: ColourFamily, b: ColourFamily): number {
  const steps = Math.abs(COLOUR_FAMILIES.indexOf(a) - COLOUR_FAMILIES.indexOf(b));
  return Math.min(steps, COLOUR_FAMILIES.length - steps);
}
