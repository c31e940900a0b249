import type { Garment } from '#garments/garment.ts';
import { FLOOR_HEM, hemOf, necklineOf } from '#garments/silhouette.ts';
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

/** Shirts of the office and of the weekend. */
const DAY_SHIRTS: ReadonlySet<string> = new Set(['poplin-shirt', 'rolled-shirt']);

const BOLERO = 'evening-bolero';

/** Gowns, tuxedos and sequins wait for the evening, or for a room people dress up for; gowns ask for a grand one, evening jackets for a shirt of their own, and a bolero for none. */
export const eveningPieces: Gate = {
  id: 'evening-pieces',
  check({ main, slot, spec: { scene } }) {
    const grand = main.find(({ garment }) => isTooGrand(garment, scene.name));
    if (grand) return `The ${grand.garment.words} is too grand for the scene ${scene.name}.`;
    const jacket = slot('layer') ?? slot('coat');
    const top = slot('top')?.garment;
    if (jacket?.garment.purpose === 'occasion' && top && DAY_SHIRTS.has(top.id))
      return `The ${top.words} stays at the office: an evening jacket goes over better.`;
    if (jacket?.garment.id === BOLERO && top && necklineOf(top.cut) === 'collar')
      return `The ${jacket.garment.words} lies over bare shoulders, not over a collar.`;
    if (lightOf(scene) === 'evening' || sceneTraits(scene.name).receives === 'occasion') return undefined;
    const early = main.find(
      ({ garment, option }) => garment.purpose === 'occasion' || option?.purpose === 'occasion',
    );
    return early && `The ${early.garment.words} waits for the evening.`;
  },
};
