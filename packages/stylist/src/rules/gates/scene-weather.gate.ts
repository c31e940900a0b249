import type { SceneName } from '../../outfit.ts';
import { showsLeg } from '../../wardrobe/silhouette.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';

const COLDEST_WEAR: Readonly<Partial<Record<SceneName, number>>> = { snow: 0.95, cloud: 0.55, autumn: 0.55 };
const WARMEST_WEAR: Readonly<Partial<Record<SceneName, number>>> = { sun: 0.75, court: 0.75 };

const legsBare = ({ main, slot }: OutfitReading) =>
  main.some(({ garment }) => showsLeg(garment.cut)) &&
  !slot('hosiery') &&
  slot('shoes')?.garment.id !== 'knee-boots';

const BOOTS: ReadonlySet<string> = new Set(['ankle-boots', 'chelsea-boots', 'knee-boots']);

/** Nobody stands in snow in a slip, or in the sun in a coat. */
export const sceneWeather: Gate = {
  id: 'scene-weather',
  check(reading) {
    const { name } = reading.spec.scene;
    if (reading.clo < (COLDEST_WEAR[name] ?? 0))
      return `${reading.clo} clo is too little for the scene ${name}.`;
    if (reading.clo > (WARMEST_WEAR[name] ?? Infinity))
      return `${reading.clo} clo is too much for the scene ${name}.`;
    if (name !== 'snow') return undefined;
    if (!BOOTS.has(reading.slot('shoes')?.garment.id ?? '')) return 'Snow asks for boots.';
    return legsBare(reading) ? 'Bare legs do not go out in snow.' : undefined;
  },
};
