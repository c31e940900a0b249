import type { Vibe } from '@glow/api';
import type { Oklch } from '../colour/oklch.ts';
import type { OutfitSpec } from '../outfit.ts';

const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

const SOFT_GOLD = oklch(0.8, 0.1, 85);
const GOLD = oklch(0.82, 0.09, 85);
const BOTTLE_GREEN = oklch(0.36, 0.055, 172);

/** The look on each vibe's pocket card; fixed, so that the card never changes under a returning visitor. */
const VIBE_PICTURES: Readonly<Record<Vibe, OutfitSpec>> = {
  sunny: {
    seed: 4,
    name: 'Brick florals by noon',
    figure: {
      bodyShape: 'Hourglass',
      pose: 'stroll',
      mirrored: false,
      skin: oklch(0.71, 0.082, 58),
      hair: { style: 'long', colour: oklch(0.37, 0.055, 52) },
    },
    items: [
      {
        garment: 'flutter-wrap-dress',
        cloth: {
          name: 'floral',
          colour: oklch(0.56, 0.13, 25),
          second: oklch(0.93, 0.03, 85),
          third: oklch(0.84, 0.11, 82),
          scale: 0.72,
        },
      },
      { garment: 'sandals', cloth: { name: 'leather', colour: oklch(0.55, 0.08, 55) } },
      { garment: 'basket', cloth: { name: 'straw', colour: oklch(0.78, 0.07, 80) } },
      {
        garment: 'straw-hat',
        cloth: { name: 'straw', colour: oklch(0.84, 0.065, 88), second: oklch(0.56, 0.13, 25) },
      },
    ],
    scene: {
      name: 'sun',
      palette: {
        wall: oklch(0.87, 0.062, 72),
        floor: oklch(0.76, 0.085, 52),
        motif: oklch(0.62, 0.125, 40),
        accent: SOFT_GOLD,
        glow: oklch(0.97, 0.055, 95),
        shade: oklch(0.34, 0.09, 330),
      },
    },
  },
  cloudy: {
    seed: 2,
    name: 'Sand trench by tram',
    figure: {
      bodyShape: 'Rectangle',
      pose: 'walk',
      mirrored: false,
      skin: oklch(0.8, 0.065, 60),
      hair: { style: 'lob', colour: oklch(0.28, 0.035, 45) },
    },
    items: [
      { garment: 'trench-coat', cloth: { name: 'plain', colour: oklch(0.78, 0.062, 78) } },
      {
        garment: 'fine-crew-jumper',
        cloth: { name: 'breton', colour: oklch(0.93, 0.012, 90), second: oklch(0.33, 0.06, 262) },
        worn: 'tucked',
      },
      { garment: 'slim-jeans', cloth: { name: 'denim', colour: oklch(0.42, 0.06, 258) } },
      { garment: 'chelsea-boots', cloth: { name: 'leather', colour: oklch(0.27, 0.02, 40) } },
      { garment: 'top-handle-bag', cloth: { name: 'leather', colour: oklch(0.42, 0.11, 22) } },
    ],
    scene: {
      name: 'cloud',
      palette: {
        wall: oklch(0.8, 0.032, 240),
        floor: oklch(0.72, 0.03, 250),
        motif: oklch(0.8, 0.03, 240),
        accent: SOFT_GOLD,
        glow: oklch(0.945, 0.05, 90),
        shade: oklch(0.3, 0.05, 270),
      },
    },
  },
  cold: {
    seed: 5,
    name: 'Ember puffer by firs',
    figure: {
      bodyShape: 'Pear',
      pose: 'stroll',
      mirrored: false,
      skin: oklch(0.46, 0.072, 48),
      hair: { style: 'curls', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      { garment: 'puffer-jacket', cloth: { name: 'plain', colour: oklch(0.6, 0.15, 38) } },
      {
        garment: 'fine-roll-neck',
        cloth: { name: 'rib', colour: oklch(0.9, 0.02, 85) },
        worn: 'tucked',
      },
      { garment: 'straight-jeans', cloth: { name: 'denim', colour: oklch(0.36, 0.045, 262) } },
      { garment: 'ankle-boots', cloth: { name: 'leather', colour: oklch(0.52, 0.085, 60) } },
      { garment: 'beanie', cloth: { name: 'rib', colour: oklch(0.88, 0.035, 85) } },
      { garment: 'leather-gloves', cloth: { name: 'leather', colour: oklch(0.42, 0.078, 45) } },
    ],
    scene: {
      name: 'snow',
      palette: {
        wall: oklch(0.8, 0.05, 245),
        floor: oklch(0.945, 0.016, 250),
        motif: oklch(0.8, 0.03, 240),
        accent: SOFT_GOLD,
        glow: oklch(0.95, 0.045, 60),
        shade: oklch(0.38, 0.08, 265),
      },
    },
  },
  work: {
    seed: 3,
    name: 'Bottle-green suit by ten',
    figure: {
      bodyShape: 'Inverted Triangle',
      pose: 'contra',
      mirrored: false,
      skin: oklch(0.585, 0.085, 52),
      hair: { style: 'bun', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      { garment: 'peak-blazer', cloth: { name: 'wool', colour: BOTTLE_GREEN } },
      {
        garment: 'shell-top',
        cloth: { name: 'plain', colour: oklch(0.94, 0.014, 90) },
        worn: 'tucked',
      },
      { garment: 'wide-leg-trousers', cloth: { name: 'wool', colour: BOTTLE_GREEN } },
      { garment: 'pumps', cloth: { name: 'leather', colour: oklch(0.82, 0.05, 70) } },
      { garment: 'top-handle-bag', cloth: { name: 'leather', colour: oklch(0.5, 0.1, 45) } },
    ],
    scene: {
      name: 'office',
      palette: {
        wall: oklch(0.87, 0.02, 80),
        floor: oklch(0.75, 0.035, 65),
        motif: oklch(0.8, 0.05, 232),
        accent: SOFT_GOLD,
        glow: oklch(0.97, 0.035, 95),
        shade: oklch(0.32, 0.05, 290),
      },
    },
  },
  casual: {
    seed: 6,
    name: 'Blue stripe by the door',
    figure: {
      bodyShape: 'Round',
      pose: 'hip',
      mirrored: false,
      skin: oklch(0.875, 0.042, 62),
      hair: { style: 'bob', colour: oklch(0.56, 0.13, 48) },
    },
    items: [
      {
        garment: 'rolled-shirt',
        cloth: { name: 'shirt-stripe', colour: oklch(0.88, 0.035, 235), second: oklch(0.62, 0.1, 250) },
        worn: 'tucked',
      },
      { garment: 'straight-jeans', cloth: { name: 'denim', colour: oklch(0.46, 0.085, 256) } },
      {
        garment: 'sneakers',
        cloth: { name: 'leather', colour: oklch(0.955, 0.008, 90), second: oklch(0.6, 0.13, 35) },
      },
      { garment: 'tote', cloth: { name: 'plain', colour: oklch(0.8, 0.11, 88) } },
      { garment: 'pendant', cloth: { name: 'plain', colour: GOLD } },
    ],
    scene: {
      name: 'street',
      palette: {
        wall: oklch(0.89, 0.042, 85),
        floor: oklch(0.79, 0.03, 70),
        motif: oklch(0.52, 0.085, 200),
        accent: oklch(0.66, 0.14, 35),
        glow: oklch(0.97, 0.03, 95),
        shade: oklch(0.34, 0.06, 300),
      },
    },
  },
  date: {
    seed: 7,
    name: 'Emerald by lamplight',
    figure: {
      bodyShape: 'Hourglass',
      pose: 'poise',
      mirrored: false,
      skin: oklch(0.46, 0.072, 48),
      hair: { style: 'topknot', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      { garment: 'slip-dress', cloth: { name: 'satin', colour: oklch(0.54, 0.125, 160) } },
      { garment: 'evening-sandals', cloth: { name: 'leather', colour: GOLD } },
      { garment: 'clutch', cloth: { name: 'leather', colour: GOLD } },
      { garment: 'chain-necklace', cloth: { name: 'plain', colour: GOLD } },
    ],
    scene: {
      name: 'night',
      palette: {
        wall: oklch(0.35, 0.09, 352),
        floor: oklch(0.3, 0.065, 345),
        motif: oklch(0.5, 0.1, 20),
        accent: oklch(0.74, 0.12, 70),
        glow: oklch(0.82, 0.12, 68),
        shade: oklch(0.16, 0.05, 330),
      },
    },
  },
};

/** The fixed look of a vibe's card, in the light and colours of its reference picture. */
export function vibePicture(vibe: Vibe): OutfitSpec {
  return VIBE_PICTURES[vibe];
}
