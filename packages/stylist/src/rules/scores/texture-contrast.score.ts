import type { ClothName } from '#garments/cloth.ts';
import { isHeavyKnit, isShiny, isTellingWeave } from '#garments/cloth-traits.ts';
import { clothWord, isPluralGarment } from '#garments/item-words.ts';
import type { Score } from '../score.ts';

const hasTexture = (name: ClothName) => isTellingWeave(name) || isHeavyKnit(name);

/** One texture leads and the rest stays smooth. */
export const textureContrast: Score = {
  id: 'texture-contrast',
  weight: 0.08,
  rate({ main }) {
    const textures = new Set(main.map(({ item }) => item.cloth.name).filter(hasTexture));
    return textures.size === 1 ? 1 : textures.size === 0 ? 0.55 : 0.4;
  },
  say({ main }) {
    if (main.length < 2 || main.some(({ garment }) => garment.cut.type === 'puffer')) return undefined;
    const [only, another] = main.filter(({ item }) => hasTexture(item.cloth.name));
    if (!only || another || only.item.cloth.name === 'denim') return undefined;
    const { words } = only.garment;
    const weave = clothWord(only.item.cloth.name, words);
    const verb = isPluralGarment(words) ? 'bring' : 'brings';
    const effect = isShiny(only.item.cloth.name)
      ? 'the shine and the rest stays matt'
      : 'the texture and the rest stays smooth';
    return `The ${weave ? `${weave} ` : ''}${words} ${verb} ${effect}.`;
  },
};
