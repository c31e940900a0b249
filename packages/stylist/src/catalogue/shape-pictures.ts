import type { BodyShape } from '@glow/api';
import { oklch } from '../colour/convert.ts';
import type { OutfitSpec } from '../outfit.ts';
import { PETROL, PLAIN_ARCH } from './plain-arch.ts';

/**
 * Returns the figure on a body shape's card in the quiz: one woman, one pose, one light and the plainest close-fitting
 * clothes, so that nothing but the shape differs from card to card.
 */
export function shapePicture(bodyShape: BodyShape): OutfitSpec {
  return {
    seed: 4,
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
    scene: PLAIN_ARCH,
  };
}
