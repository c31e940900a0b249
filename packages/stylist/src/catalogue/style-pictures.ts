import type { Style } from '@glow/api';
import { oklch } from '../colour/convert.ts';
import type { OutfitSpec } from '../outfit.ts';

/** The look on each style's card of the quiz: four people who share nothing but the light. */
const STYLE_PICTURES: Readonly<Record<Style, OutfitSpec>> = {
  Casual: {
    seed: 2855,
    name: 'Waxed camel under yellow leaves',
    figure: {
      bodyShape: 'Round',
      mirrored: true,
      skin: oklch(0.46, 0.072, 48),
      hair: { style: 'locs', colour: oklch(0.28, 0.035, 45) },
      pose: 'hip',
    },
    items: [
      { garment: 'field-jacket', cloth: { name: 'plain', colour: oklch(0.66, 0.085, 63) } },
      { garment: 'button-skirt', cloth: { name: 'corduroy', colour: oklch(0.53, 0.125, 41) } },
      {
        garment: 'long-sleeved-tee',
        cloth: { name: 'plain', colour: oklch(0.9, 0.032, 85) },
        worn: 'tucked',
      },
      { garment: 'knee-boots', cloth: { name: 'leather', colour: oklch(0.34, 0.05, 45) } },
      { garment: 'tights', cloth: { name: 'plain', colour: oklch(0.36, 0.012, 270) } },
      { garment: 'bucket-bag', cloth: { name: 'leather', colour: oklch(0.34, 0.05, 45) } },
    ],
    scene: {
      name: 'autumn',
      variant: 2,
      palette: {
        wall: oklch(0.88, 0.034, 82),
        floor: oklch(0.72, 0.05, 60),
        motif: oklch(0.42, 0.05, 45),
        accent: oklch(0.84, 0.11, 190),
        glow: oklch(0.955, 0.06, 85),
        shade: oklch(0.33, 0.07, 320),
      },
    },
  },
  Sporty: {
    seed: 4061,
    name: 'Violet and lilac by the sea',
    figure: {
      bodyShape: 'Inverted Triangle',
      presentation: 'masculine',
      mirrored: false,
      skin: oklch(0.875, 0.042, 62),
      face: 'long',
      expression: 'laughing',
      hair: { style: 'quiff', colour: oklch(0.44, 0.1, 42) },
      pose: 'stride',
    },
    items: [
      { garment: 'court-shorts', cloth: { name: 'plain', colour: oklch(0.52, 0.13, 297) } },
      { garment: 'running-tee', cloth: { name: 'plain', colour: oklch(0.78, 0.08, 300) } },
      { garment: 'court-high-tops', cloth: { name: 'leather', colour: oklch(0.83, 0.008, 260) } },
      { garment: 'duffel', cloth: { name: 'plain', colour: oklch(0.63, 0.115, 42) } },
      { garment: 'sunglasses', cloth: { name: 'plain', colour: oklch(0.33, 0.06, 262) } },
    ],
    scene: {
      name: 'terrace',
      variant: 1,
      palette: {
        wall: oklch(0.89, 0.045, 62),
        floor: oklch(0.86, 0.03, 80),
        motif: oklch(0.56, 0.09, 240),
        accent: oklch(0.58, 0.09, 235),
        glow: oklch(0.97, 0.05, 94),
        shade: oklch(0.3, 0.06, 255),
      },
    },
  },
  Formal: {
    seed: 6111,
    name: 'Teal suit under high windows',
    figure: {
      bodyShape: 'Hourglass',
      expression: 'smiling',
      mirrored: true,
      skin: oklch(0.8, 0.065, 60),
      hair: { style: 'crop', colour: oklch(0.8, 0.008, 260) },
      age: 'older',
      pose: 'angled',
    },
    items: [
      { garment: 'boucle-jacket', cloth: { name: 'wool', colour: oklch(0.51, 0.085, 200) } },
      { garment: 'pencil-skirt', cloth: { name: 'wool', colour: oklch(0.51, 0.085, 200) } },
      { garment: 'satin-blouse', cloth: { name: 'satin', colour: oklch(0.72, 0.13, 68) }, worn: 'tucked' },
      { garment: 'pumps', cloth: { name: 'leather', colour: oklch(0.34, 0.05, 45) } },
      { garment: 'tights', cloth: { name: 'plain', colour: oklch(0.33, 0.06, 262) } },
      { garment: 'pearls', cloth: { name: 'plain', colour: oklch(0.87, 0.036, 80) } },
      { garment: 'stud-earrings', cloth: { name: 'plain', colour: oklch(0.87, 0.036, 80) } },
    ],
    scene: {
      name: 'loft',
      variant: 1,
      palette: {
        wall: oklch(0.885, 0.022, 357.236),
        floor: oklch(0.76, 0.045, 70),
        motif: oklch(0.52, 0.07, 200),
        accent: oklch(0.71, 0.15, 52),
        glow: oklch(0.97, 0.035, 95),
        shade: oklch(0.32, 0.05, 290),
      },
    },
  },
  Party: {
    seed: 3191,
    name: 'Teal strapless gown until midnight',
    figure: {
      bodyShape: 'Pear',
      expression: 'smiling',
      mirrored: true,
      skin: oklch(0.835, 0.055, 64),
      hair: { style: 'bob', colour: oklch(0.66, 0.09, 75) },
      age: 'middle',
      pose: 'angled',
    },
    items: [
      {
        garment: 'strapless-gown',
        cloth: {
          name: 'floral',
          colour: oklch(0.51, 0.085, 200),
          second: oklch(0.945, 0.016, 88),
          third: oklch(0.8, 0.05, 70),
        },
      },
      { garment: 'evening-pumps', cloth: { name: 'satin', colour: oklch(0.51, 0.085, 200) } },
      { garment: 'pearls', cloth: { name: 'plain', colour: oklch(0.87, 0.036, 80) } },
      { garment: 'opera-gloves', cloth: { name: 'velvet', colour: oklch(0.26, 0.012, 285) } },
    ],
    scene: {
      name: 'foyer',
      variant: 1,
      palette: {
        wall: oklch(0.36, 0.065, 345),
        floor: oklch(0.31, 0.04, 42),
        motif: oklch(0.4, 0.06, 45),
        accent: oklch(0.7, 0.12, 70),
        glow: oklch(0.87, 0.105, 76),
        shade: oklch(0.16, 0.05, 330),
      },
    },
  },
};

/** The fixed look of a style's card in the quiz. */
export function stylePicture(style: Style): OutfitSpec {
  return STYLE_PICTURES[style];
}
