import type { Gate } from '../gate.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';

/** Gowns, tuxedos and sequins wait for the evening, or for a room people dress up for. */
export const eveningPieces: Gate = {
  id: 'evening-pieces',
  check({ main, spec: { scene } }) {
    if (lightOf(scene) === 'evening' || sceneTraits(scene.name).receives === 'occasion') return undefined;
    const early = main.find(
      ({ garment, option }) => garment.purpose === 'occasion' || option?.purpose === 'occasion',
    );
    return early && `The ${early.garment.words} waits for the evening.`;
  },
};
