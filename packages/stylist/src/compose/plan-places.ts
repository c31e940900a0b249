import type { Register } from '../garments/garment.ts';
import type { SceneName } from '../outfit.ts';
import type { Brief, Plan } from '../rules/brief.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { isForCold } from '../rules/warmth-range.ts';
import type { Place } from './dealt-place.ts';

/** From here on nobody goes out without a coat, in clo. */
const COAT_CLO = 1;

/** Built for a picture to be taken: nobody wraps up there. */
const SETS: ReadonlySet<SceneName> = new Set(['arch', 'studio']);

/** Coats stay outdoors, where it rains, snows or freezes one is worn, and in winter nobody goes out in a shirt, nor to an evening in a jacket. */
export function isWornAt(plan: Plan, { clo, needs }: Brief, { name }: Place): boolean {
  const { setting, falls } = sceneTraits(name);
  const over = plan.endsWith('coat') ? 'coat' : plan.endsWith('layer') ? 'layer' : 'nothing';
  if (setting === 'indoors' || SETS.has(name)) return over !== 'coat';
  if (falls === 'rain') return over !== 'nothing';
  if (falls === 'snow' && plan === 'dress') return needs === 'sport';
  if (isForCold({ clo }) && (needs === 'shine' || needs === 'polish')) return over === 'coat';
  if (isForCold({ clo }) && over === 'nothing') return false;
  return over === 'coat' || (falls !== 'snow' && clo.min < COAT_CLO);
}

/** Evening clothes wait for the evening, beach clothes stay in the sun. */
export function isWorn(register: Register, { name }: Place): boolean {
  const { setting, light, receives, falls } = sceneTraits(name);
  if (register === 'evening') return light !== undefined || receives === 'occasion';
  return register !== 'beach' || (setting === 'outdoors' && light === undefined && falls === undefined);
}
