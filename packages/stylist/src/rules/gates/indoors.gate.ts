import type { Gate } from '../gate.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';

/** What keeps off the sun stays outside, and in the bag after dark. */
export const indoors: Gate = {
  id: 'indoors',
  check({ slot, spec: { scene } }) {
    if (sceneTraits(scene.name).setting === 'outdoors' && lightOf(scene) === 'day') return undefined;
    if (slot('glasses')) return 'Sunglasses come off away from the sun.';
    const cut = slot('hat')?.garment.cut;
    return cut?.type === 'hat' && cut.shape === 'straw'
      ? 'A sun hat comes off away from the sun.'
      : undefined;
  },
};
