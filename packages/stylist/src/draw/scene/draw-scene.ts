import type { SceneName, SceneSpec } from '../../outfit.ts';
import { createRandom } from '../kit/random.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { autumn } from './places/autumn.ts';
import { cloud } from './places/cloud.ts';
import { court } from './places/court.ts';
import { disco } from './places/disco.ts';
import { night } from './places/night.ts';
import { office } from './places/office.ts';
import { arch, studio } from './places/plain-rooms.ts';
import { salon } from './places/salon.ts';
import { snow } from './places/snow.ts';
import { street } from './places/street.ts';
import { sun } from './places/sun.ts';
import type { SceneContext, ScenePainting } from './scene-painting.ts';

const PLACES: Readonly<Record<SceneName, (context: SceneContext) => ScenePainting>> = {
  sun,
  cloud,
  snow,
  office,
  street,
  night,
  court,
  salon,
  disco,
  studio,
  autumn,
  arch,
};

/** Paints the set in the spec's palette; `seed` places leaves, flakes and lights. */
export function drawScene(document: SvgDocument, scene: SceneSpec, seed: number): ScenePainting {
  return PLACES[scene.name]({ document, palette: scene.palette, seed, random: createRandom(seed + 31) });
}
