import type { Vibe } from '@glow/api';
import type { Oklch } from '../colour/oklch.ts';
import type { OutfitSpec } from '../outfit.ts';

const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** The look on each vibe's pocket card; fixed, so that the card never changes under a returning visitor. */
const VIBE_PICTURES: Readonly<Record<Vibe, OutfitSpec>> = {
  sunny: {
    seed: 1158,
    name: 'Cobalt dots beside the oranges',
    figure: {
      bodyShape: 'Pear',
      mirrored: true,
      skin: oklch(0.71, 0.082, 58),
      face: 'heart',
      expression: 'smiling',
      hair: { style: 'locs', colour: oklch(0.28, 0.035, 45) },
      pose: 'angled',
    },
    items: [
      {
        garment: 'bow-sundress',
        cloth: { name: 'polka', colour: oklch(0.5, 0.16, 262), second: oklch(0.945, 0.016, 88), scale: 0.8 },
      },
      { garment: 'sandals', cloth: { name: 'leather', colour: oklch(0.9, 0.03, 80) } },
      { garment: 'basket', cloth: { name: 'straw', colour: oklch(0.85, 0.06, 88) } },
      {
        garment: 'straw-hat',
        cloth: { name: 'straw', colour: oklch(0.78, 0.07, 80), second: oklch(0.5, 0.16, 262) },
      },
      { garment: 'chain-necklace', cloth: { name: 'plain', colour: oklch(0.78, 0.06, 42) } },
      { garment: 'sunglasses', cloth: { name: 'plain', colour: oklch(0.36, 0.042, 52) } },
    ],
    scene: {
      name: 'market',
      variant: 0,
      palette: {
        wall: oklch(0.89, 0.042, 30),
        floor: oklch(0.8, 0.022, 72),
        motif: oklch(0.5, 0.12, 25),
        accent: oklch(0.66, 0.14, 35),
        glow: oklch(0.97, 0.03, 95),
        shade: oklch(0.34, 0.06, 300),
      },
    },
  },
  cloudy: {
    seed: 4334,
    name: 'Cream trench in first drizzle',
    figure: {
      bodyShape: 'Inverted Triangle',
      presentation: 'masculine',
      mirrored: false,
      skin: oklch(0.65, 0.085, 55),
      face: 'square',
      expression: 'smiling',
      hair: { style: 'fade', colour: oklch(0.28, 0.035, 45) },
      facialHair: 'short-beard',
      pose: 'step',
    },
    items: [
      { garment: 'short-trench', cloth: { name: 'plain', colour: oklch(0.84, 0.038, 80) } },
      { garment: 'straight-trousers', cloth: { name: 'plain', colour: oklch(0.33, 0.06, 262) } },
      { garment: 'denim-shirt', cloth: { name: 'denim', colour: oklch(0.66, 0.06, 250) }, worn: 'tucked' },
      { garment: 'chelsea-boots', cloth: { name: 'leather', colour: oklch(0.38, 0.1, 21) } },
      {
        garment: 'umbrella',
        cloth: {
          name: 'tartan',
          colour: oklch(0.45, 0.12, 358),
          second: oklch(0.84, 0.038, 80),
          third: oklch(0.88, 0.085, 90),
        },
      },
      { garment: 'leather-gloves', cloth: { name: 'leather', colour: oklch(0.38, 0.1, 21) } },
    ],
    scene: {
      name: 'rain',
      variant: 0,
      palette: {
        wall: oklch(0.64, 0.045, 248),
        floor: oklch(0.51, 0.032, 252),
        motif: oklch(0.46, 0.05, 200),
        accent: oklch(0.62, 0.13, 5),
        glow: oklch(0.9, 0.095, 82),
        shade: oklch(0.28, 0.05, 272),
      },
    },
  },
  cold: {
    seed: 7031,
    name: 'Ember puffer among the stalls',
    figure: {
      bodyShape: 'Pear',
      mirrored: true,
      skin: oklch(0.875, 0.042, 62),
      hair: { style: 'long', colour: oklch(0.66, 0.09, 75) },
      headscarf: { name: 'plain', colour: oklch(0.86, 0.05, 24), drape: 'headwrap' },
      pose: 'turned',
    },
    items: [
      { garment: 'puffer-jacket', cloth: { name: 'plain', colour: oklch(0.61, 0.15, 42) } },
      { garment: 'button-skirt', cloth: { name: 'corduroy', colour: oklch(0.77, 0.066, 15) } },
      { garment: 'fine-crew-jumper', cloth: { name: 'rib', colour: oklch(0.33, 0.06, 262) }, worn: 'tucked' },
      { garment: 'chelsea-boots', cloth: { name: 'leather', colour: oklch(0.26, 0.015, 40) } },
      { garment: 'tights', cloth: { name: 'plain', colour: oklch(0.33, 0.06, 262) } },
      { garment: 'baguette-bag', cloth: { name: 'leather', colour: oklch(0.86, 0.05, 24) } },
      {
        garment: 'long-scarf',
        cloth: {
          name: 'tartan',
          colour: oklch(0.5, 0.05, 24),
          second: oklch(0.84, 0.038, 80),
          third: oklch(0.88, 0.085, 90),
        },
      },
    ],
    scene: {
      name: 'fair',
      variant: 0,
      palette: {
        wall: oklch(0.48, 0.08, 264),
        floor: oklch(0.87, 0.022, 252),
        motif: oklch(0.42, 0.06, 50),
        accent: oklch(0.5, 0.1, 158),
        glow: oklch(0.87, 0.105, 76),
        shade: oklch(0.2, 0.06, 276),
      },
    },
  },
  work: {
    seed: 3586,
    name: 'Brick blazer and ivory dots',
    figure: {
      bodyShape: 'Pear',
      mirrored: true,
      skin: oklch(0.75, 0.07, 68),
      face: 'round',
      expression: 'smiling',
      hair: { style: 'bob', colour: oklch(0.56, 0.13, 48) },
      pose: 'walk',
    },
    items: [
      {
        garment: 'notch-blazer',
        cloth: { name: 'herringbone', colour: oklch(0.55, 0.132, 25), second: oklch(0.945, 0.016, 88) },
      },
      {
        garment: 'long-shirt-dress',
        cloth: { name: 'polka', colour: oklch(0.945, 0.016, 88), second: oklch(0.61, 0.15, 42), scale: 0.8 },
      },
      { garment: 'mary-janes', cloth: { name: 'leather', colour: oklch(0.26, 0.015, 40) } },
      { garment: 'baguette-bag', cloth: { name: 'leather', colour: oklch(0.26, 0.015, 40) } },
    ],
    scene: {
      name: 'office',
      variant: 1,
      palette: {
        wall: oklch(0.74, 0.065, 200.167),
        floor: oklch(0.62, 0.035, 65),
        motif: oklch(0.8, 0.05, 232),
        accent: oklch(0.44, 0.135, 18),
        glow: oklch(0.97, 0.035, 95),
        shade: oklch(0.32, 0.05, 290),
      },
    },
  },
  casual: {
    seed: 6745,
    name: 'Pale denim beside the books',
    figure: {
      bodyShape: 'Inverted Triangle',
      mirrored: false,
      skin: oklch(0.835, 0.055, 64),
      expression: 'smiling',
      hair: { style: 'crown-braid', colour: oklch(0.22, 0.014, 290) },
      headscarf: { name: 'plain', colour: oklch(0.38, 0.1, 15), drape: 'loose' },
      age: 'middle',
      glasses: 'wire',
      aid: 'forearm-crutch',
      pose: 'stroll',
    },
    items: [
      { garment: 'denim-jacket', cloth: { name: 'denim', colour: oklch(0.66, 0.06, 250) } },
      { garment: 'wide-leg-trousers', cloth: { name: 'linen', colour: oklch(0.38, 0.1, 15) } },
      {
        garment: 'crew-tee',
        cloth: { name: 'breton', colour: oklch(0.86, 0.05, 24), second: oklch(0.36, 0.042, 52) },
        worn: 'tucked',
      },
      { garment: 'platform-trainers', cloth: { name: 'plain', colour: oklch(0.955, 0.006, 90) } },
    ],
    scene: {
      name: 'bookshop',
      variant: 2,
      palette: {
        wall: oklch(0.88, 0.035, 72),
        floor: oklch(0.78, 0.022, 75),
        motif: oklch(0.78, 0.075, 82),
        accent: oklch(0.56, 0.09, 300),
        glow: oklch(0.96, 0.04, 92),
        shade: oklch(0.32, 0.06, 300),
      },
    },
  },
  date: {
    seed: 957,
    name: 'Burnt orange by lamplight',
    figure: {
      bodyShape: 'Hourglass',
      mirrored: true,
      skin: oklch(0.365, 0.052, 45),
      face: 'diamond',
      expression: 'smiling',
      hair: { style: 'cornrows', colour: oklch(0.22, 0.014, 290) },
      pose: 'poise',
    },
    items: [
      { garment: 'slip-skirt', cloth: { name: 'satin', colour: oklch(0.61, 0.15, 42) } },
      { garment: 'wrap-blouse', cloth: { name: 'satin', colour: oklch(0.61, 0.15, 42) }, worn: 'tucked' },
      { garment: 'pumps', cloth: { name: 'leather', colour: oklch(0.34, 0.05, 45) } },
      { garment: 'sheer-tights', cloth: { name: 'plain', colour: oklch(0.36, 0.042, 52) } },
      { garment: 'clutch', cloth: { name: 'leather', colour: oklch(0.78, 0.06, 42) } },
      { garment: 'pearls', cloth: { name: 'plain', colour: oklch(0.78, 0.06, 42) } },
    ],
    scene: {
      name: 'salon',
      variant: 0,
      palette: {
        wall: oklch(0.4, 0.055, 205),
        floor: oklch(0.32, 0.045, 210),
        motif: oklch(0.5, 0.1, 20),
        accent: oklch(0.72, 0.12, 70),
        glow: oklch(0.9, 0.05, 85),
        shade: oklch(0.16, 0.05, 225),
      },
    },
  },
};

/** The fixed look of a vibe's card, in the light and colours of its reference picture. */
export function vibePicture(vibe: Vibe): OutfitSpec {
  return VIBE_PICTURES[vibe];
}
