import type { Style } from '@glow/api';
import { oklch } from '../colour/convert.ts';
import type { OutfitSpec } from '../outfit.ts';

const GOLD = oklch(0.82, 0.09, 85);
const PAPER_WHITE = oklch(0.955, 0.008, 90);
const RED_STRIPE = oklch(0.5, 0.15, 28);
const SIGNAL_ORANGE = oklch(0.62, 0.17, 38);
const BURGUNDY = oklch(0.36, 0.1, 15);

/** The look on each style's card of the quiz: four women who share nothing but the light. */
const STYLE_PICTURES: Readonly<Record<Style, OutfitSpec>> = {
  Casual: {
    seed: 11,
    name: 'Denim by the shop window',
    figure: {
      bodyShape: 'Hourglass',
      pose: 'stroll',
      mirrored: true,
      skin: oklch(0.75, 0.07, 68),
      hair: { style: 'curly-bob', colour: oklch(0.28, 0.035, 45) },
    },
    items: [
      { garment: 'denim-jacket', cloth: { name: 'denim', colour: oklch(0.5, 0.085, 254) } },
      {
        garment: 'crew-tee',
        cloth: { name: 'breton', colour: oklch(0.945, 0.012, 90), second: RED_STRIPE },
        worn: 'tucked',
      },
      { garment: 'barrel-trousers', cloth: { name: 'plain', colour: oklch(0.74, 0.06, 78) } },
      { garment: 'sneakers', cloth: { name: 'leather', colour: PAPER_WHITE, second: RED_STRIPE } },
      { garment: 'tote', cloth: { name: 'plain', colour: oklch(0.6, 0.15, 30) } },
    ],
    scene: {
      name: 'street',
      variant: 2,
      palette: {
        wall: oklch(0.89, 0.045, 95),
        floor: oklch(0.79, 0.03, 70),
        motif: oklch(0.5, 0.08, 165),
        accent: oklch(0.64, 0.12, 30),
        glow: oklch(0.97, 0.03, 95),
        shade: oklch(0.34, 0.06, 300),
      },
    },
  },
  Sporty: {
    seed: 12,
    name: 'Orange zip on court',
    figure: {
      bodyShape: 'Pear',
      pose: 'akimbo',
      mirrored: false,
      skin: oklch(0.365, 0.052, 45),
      hair: { style: 'cornrows', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      {
        garment: 'track-top',
        cloth: { name: 'plain', colour: SIGNAL_ORANGE, second: oklch(0.95, 0.01, 90) },
      },
      { garment: 'leggings', cloth: { name: 'plain', colour: oklch(0.33, 0.06, 262) } },
      {
        garment: 'runners',
        cloth: { name: 'plain', colour: oklch(0.95, 0.01, 90), second: SIGNAL_ORANGE },
      },
    ],
    scene: {
      name: 'court',
      palette: {
        wall: oklch(0.86, 0.06, 228),
        floor: oklch(0.55, 0.1, 160),
        motif: oklch(0.62, 0.13, 38),
        accent: oklch(0.95, 0.02, 90),
        glow: oklch(0.97, 0.05, 95),
        shade: oklch(0.27, 0.06, 240),
      },
    },
  },
  Formal: {
    seed: 13,
    name: 'Burgundy suit and a bow',
    figure: {
      bodyShape: 'Rectangle',
      pose: 'contra',
      mirrored: false,
      age: 'older',
      skin: oklch(0.875, 0.042, 62),
      hair: { style: 'pixie', colour: oklch(0.8, 0.008, 260) },
    },
    items: [
      { garment: 'peak-blazer', cloth: { name: 'wool', colour: BURGUNDY } },
      {
        garment: 'bow-blouse',
        cloth: { name: 'plain', colour: oklch(0.94, 0.014, 85) },
        worn: 'tucked',
      },
      { garment: 'wide-leg-trousers', cloth: { name: 'wool', colour: BURGUNDY } },
      { garment: 'pumps', cloth: { name: 'leather', colour: oklch(0.27, 0.02, 40) } },
      { garment: 'top-handle-bag', cloth: { name: 'leather', colour: oklch(0.5, 0.1, 45) } },
    ],
    scene: {
      name: 'salon',
      palette: {
        wall: oklch(0.86, 0.035, 200),
        floor: oklch(0.7, 0.06, 62),
        motif: oklch(0.5, 0.1, 20),
        accent: oklch(0.8, 0.1, 85),
        glow: oklch(0.975, 0.04, 95),
        shade: oklch(0.32, 0.06, 290),
      },
    },
  },
  Party: {
    seed: 14,
    name: 'Fuchsia under the mirror ball',
    figure: {
      bodyShape: 'Round',
      pose: 'hip',
      mirrored: false,
      age: 'middle',
      skin: oklch(0.65, 0.085, 55),
      hair: { style: 'waves', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      { garment: 'long-wrap-dress', cloth: { name: 'satin', colour: oklch(0.58, 0.22, 355) } },
      { garment: 'evening-sandals', cloth: { name: 'leather', colour: GOLD } },
      { garment: 'drop-earrings', cloth: { name: 'plain', colour: GOLD } },
      { garment: 'cuff-bracelet', cloth: { name: 'plain', colour: GOLD } },
    ],
    scene: {
      name: 'disco',
      palette: {
        wall: oklch(0.33, 0.1, 295),
        floor: oklch(0.26, 0.07, 295),
        motif: oklch(0.6, 0.15, 330),
        accent: oklch(0.62, 0.1, 270),
        glow: oklch(0.6, 0.13, 315),
        shade: oklch(0.16, 0.06, 300),
      },
    },
  },
};

/** The fixed look of a style's card in the quiz. */
export function stylePicture(style: Style): OutfitSpec {
  return STYLE_PICTURES[style];
}
