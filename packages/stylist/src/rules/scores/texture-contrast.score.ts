import type { ClothName } from '#garments/cloth.ts';
import { isHeavyKnit, isTellingWeave } from '#garments/cloth-traits.ts';
import type { Score } from '../score.ts';

const hasTexture = (name: ClothName) => isTellingWeave(name) || isHeavyKnit(name);

/** One texture leads and the rest stays smooth. */
export const textureContrast: Score = {
  id: 'texture-contrast',
  weight: 0.06,
  rate({ main }) {
    const textures = new Set(main.map(({ item }) => item.cloth.name).filter(hasTexture));
    return textures.size === 1 ? 1 : textures.size === 0 ? 0.55 : 0.4;
  },
};
