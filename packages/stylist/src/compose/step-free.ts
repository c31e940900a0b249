import type { Aid, SceneName, SceneVariant } from '../outfit.ts';
import type { Place } from './dealt-place.ts';

/** How places are painted without the stairs that their other variants show. */
const STEP_FREE: Readonly<Partial<Record<SceneName, SceneVariant>>> = { foyer: 0, arch: 0 };

/** Returns the place as someone sees it who came in a wheelchair: without stairs. */
export function stepFree(place: Place, aid: Aid | undefined): Place {
  const variant = aid === 'wheelchair' ? STEP_FREE[place.name] : undefined;
  return variant === undefined ? place : { ...place, variant };
}
