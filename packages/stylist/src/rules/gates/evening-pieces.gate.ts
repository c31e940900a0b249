import type { Garment } from '#garments/garment.ts';
import { FLOOR_HEM, hemOf } from '#garments/silhouette.ts';
import type { SceneName } from '#outfit.ts';
import type { Gate } from '../gate.ts';
import { lightOf, sceneTraits } from '../scene-traits.ts';

/** An evening dress to the floor. */
export const isGown = ({ slot, purpose, cut }: Garment): boolean =>
  slot === 'dress' && purpose === 'occasion' && (hemOf(cut) ?? 0) >= FLOOR_HEM;

/** Evenings that start from work, or end on a dance floor. */
const EASY_EVENINGS: ReadonlySet<SceneName> = new Set(['wine-bar', 'disco', 'gallery']);

/** Whether a garment is for a ball and the place is for a drink. */
export const isTooGrand = (garment: Garment, place: SceneName): boolean =>
  isGown(garment) && EASY_EVENINGS.has(place);

/** Gowns, tuxedos and sequins wait for the evening, or for a room people dress up for; gowns ask for a grand one. */
export const eveningPieces: Gate = {
  id: 'evening-pieces',
  check({ main, spec: { scene } }) {
    const grand = main.find(({ garment }) => isTooGrand(garment, scene.name));
    if (grand) return `The ${grand.garment.words} is too grand for the scene ${scene.name}.`;
    if (lightOf(scene) === 'evening' || sceneTraits(scene.name).receives === 'occasion') return undefined;
    const early = main.find(
      ({ garment, option }) => garment.purpose === 'occasion' || option?.purpose === 'occasion',
    );
    return early && `The ${early.garment.words} waits for the evening.`;
  },
};
