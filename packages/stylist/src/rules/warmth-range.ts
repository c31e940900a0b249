import type { SceneName } from '../outfit.ts';
import type { Brief } from './brief.ts';
import { sceneTraits } from './scene-traits.ts';

/** A winter brief is met with its coat on the hook: what is worn under one, in clo. */
const COAT_OFF = { target: 0.85, min: 0.6, max: 1.15 };
/** Briefs from here on are for the cold. */
const COLD_TARGET = 0.95;
const COLD_TAG_CLO = 0.71;

/** True for winter briefs, whose wearer came through the cold even when she stands indoors. */
export const isForCold = ({ clo }: Pick<Brief, 'clo'>) => clo.target >= COLD_TARGET;

/** True for briefs that ask for hot weather and no other. */
export const isForHeat = ({ faces }: Pick<Brief, 'faces'>) => faces.every((condition) => condition === 'hot');

/** The warmth a brief asks for in a place: outdoors as it says, indoors without the coat. */
export function warmthRange(
  { clo, weather }: Pick<Brief, 'clo' | 'weather'>,
  place: SceneName,
): Brief['clo'] {
  if (sceneTraits(place).setting === 'outdoors' || !isForCold({ clo })) return clo;
  return { ...COAT_OFF, min: weather === 'cold' ? COLD_TAG_CLO : COAT_OFF.min };
}
