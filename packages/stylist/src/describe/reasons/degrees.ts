import { sleeveOf } from '../../garments/silhouette.ts';
import type { SceneName } from '../../outfit.ts';
import { typicalCelsius } from '../../rules/clo.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { lightOf, sceneTraits } from '../../rules/scene-traits.ts';

/** Whole degrees Celsius a look is good for, both ends included. */
export interface DegreeRange {
  readonly from: number;
  readonly to: number;
}

const HALF = 3;
const WARMEST = 30;
/** A range narrower than this says nothing. */
const NARROWEST = 4;
const WARM: DegreeRange = { from: 18, to: WARMEST };

/** What the eye believes of a place; where nothing is listed any weather may be. */
const BELIEVED: Readonly<Partial<Record<SceneName, DegreeRange>>> = {
  sun: WARM,
  terrace: WARM,
  garden: { from: 15, to: WARMEST },
  court: { from: 12, to: WARMEST },
  rain: { from: 4, to: 18 },
  autumn: { from: 4, to: 16 },
  cloud: { from: 4, to: 19 },
  harbour: { from: 4, to: 19 },
  snow: { from: -12, to: 1 },
};

/** Coats, knits, boots and scarves tell the eye that it is not summer. */
const LOOKS_WARM = /wool|tweed|cable|corduroy|fleece|velvet|herringbone|quilted|tartan/;
const WARM_CLOTHES_UP_TO = 17;
/** Nobody likes a long sleeve or jeans in greater heat. */
const LONG_SLEEVES_UP_TO = 24;
const JEANS_UP_TO = 26;

function warmestFor(main: OutfitReading['main']): number {
  const isLongSleeved = main.some(({ garment: { cut } }) => sleeveOf(cut) === 'long');
  const inJeans = main.some(
    ({ item, garment: { cut } }) => item.cloth.name === 'denim' && cut.type === 'trousers',
  );
  if (isLongSleeved) return LONG_SLEEVES_UP_TO;
  return inJeans ? JEANS_UP_TO : WARMEST;
}

/**
 * The degrees a look is good for, outdoors by day: what is worn, cut to what the place and the cloths let one believe.
 * Undefined indoors, after dark, and where the two disagree.
 */
export function degreesOf({ spec, clo, main }: OutfitReading): DegreeRange | undefined {
  if (sceneTraits(spec.scene.name).setting !== 'outdoors' || lightOf(spec.scene) !== 'day') return undefined;
  const middle = typicalCelsius(clo);
  const believed = BELIEVED[spec.scene.name];
  const looksWarm = main.some(
    ({ item, garment }) => garment.slot === 'coat' || LOOKS_WARM.test(item.cloth.name),
  );
  const from = Math.max(middle - HALF, believed?.from ?? -12);
  const to = Math.min(
    middle + HALF,
    believed?.to ?? WARMEST,
    looksWarm ? WARM_CLOTHES_UP_TO : warmestFor(main),
  );
  return to - from >= NARROWEST ? { from, to } : undefined;
}
