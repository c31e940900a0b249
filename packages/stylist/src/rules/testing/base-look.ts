import { oklch } from '#colour/convert.ts';
import type { OutfitSpec } from '#outfit.ts';

/** A plain look of jeans and trainers on a street by day, for tests to change in one thing. */
export const BASE_LOOK: OutfitSpec = {
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
    { garment: 'pendant', cloth: { name: 'plain', colour: oklch(0.82, 0.09, 85) } },
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
};
