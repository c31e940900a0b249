import { isHat } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';

/** What keeps off the sun stays outside, and in the bag after dark. */
export const indoors: Gate = {
  id: 'indoors',
  check({ slot, spec: { scene } }) {
    if (sceneTraits(scene.name).setting === 'outdoors' && lightOf(scene) === 'day') return undefined;
    if (slot('glasses')) return 'Sunglasses come off away from the sun.';
    return isHat(slot('hat')?.garment.cut, 'straw') ? 'A sun hat comes off away from the sun.' : undefined;
  },
};
