import type { BodyShape } from '@glow/api';
import { oklch } from '../colour/convert.ts';
import type { OutfitSpec } from '../outfit.ts';

const PETROL = oklch(0.42, 0.085, 205);

/**
 * Returns the figure on a body shape's card in the quiz: one woman, one pose, one light and the plainest close-fitting
 * clothes, so that nothing but the shape differs from card to card.
 */
export function shapePicture(bodyShape: BodyShape): OutfitSpec {
  return {
    seed: 3,
    name: `${bodyShape} in petrol`,
    figure: {
      bodyShape,
      pose: 'hip',
      mirrored: false,
      skin: oklch(0.65, 0.085, 55),
      hair: { style: 'bun', colour: oklch(0.22, 0.014, 290) },
    },
    items: [
      { garment: 'ribbed-tank', cloth: { name: 'rib', colour: PETROL }, worn: 'tucked' },
      { garment: 'leggings', cloth: { name: 'plain', colour: PETROL } },
      { garment: 'flats', cloth: { name: 'leather', colour: oklch(0.62, 0.16, 32) } },
    ],
    scene: {
      name: 'arch',
      palette: {
        wall: oklch(0.875, 0.035, 62),
        floor: oklch(0.79, 0.045, 52),
        motif: oklch(0.8, 0.05, 45),
        accent: oklch(0.8, 0.1, 85),
        glow: oklch(0.97, 0.04, 92),
        shade: oklch(0.34, 0.07, 320),
      },
    },
  };
}
