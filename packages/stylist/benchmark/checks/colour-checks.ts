import type { Oklch } from '#colour/oklch.ts';
import type { Slot } from '#garments/garment.ts';
import type { Worn } from './worn.ts';

const MAIN: readonly Slot[] = ['dress', 'top', 'bottom', 'layer', 'coat'];
const HUE_FAMILY = 30;
/** Nobody calls a colour below this by its hue; earth and denim, which people wear as neutrals, lie a little above. */
const GREYISH = 0.05;
const EARTH_OR_DENIM = 0.08;

const hasHue = ({ c, h }: Oklch) =>
  c > ((h >= 40 && h <= 110) || (h >= 245 && h <= 275) ? EARTH_OR_DENIM : GREYISH);
const mainColours = ({ colours }: Worn) =>
  colours.filter(({ slot }) => MAIN.includes(slot)).map(({ colour }) => colour);

/** More hues than an eye can hold together. */
export function manyHues({ colours }: Worn): boolean {
  const families = colours
    .map(({ colour }) => colour)
    .filter(hasHue)
    .map(({ h }) => Math.floor(h / HUE_FAMILY));
  return new Set(families).size > 3;
}

const FULL = 0.1;

/** Red beside green, both at full chroma, on the large pieces. */
export function redWithGreen(worn: Worn): boolean {
  const full = mainColours(worn).filter(({ c }) => c >= FULL);
  return full.some(({ h }) => h <= 45 || h >= 350) && full.some(({ h }) => h >= 125 && h <= 180);
}

/** Two loud colours side by side. */
export const twoLoud = (worn: Worn): boolean => mainColours(worn).filter(({ c }) => c > 0.16).length > 1;
