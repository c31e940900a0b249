import type { SceneName, SceneSpec } from '../../outfit.ts';
import { autumn, cloud, court, snow, street } from './outdoors.ts';
import {
  archRoom,
  discoRoom,
  nightRoom,
  officeRoom,
  salonByDay,
  salonByNight,
  studioRoom,
  sunRoom,
} from './rooms.ts';
import type { PaintScene, SceneInput } from './scene-colours.ts';

const PAINTERS: Readonly<Record<Exclude<SceneName, 'salon'>, PaintScene>> = {
  sun: sunRoom,
  cloud,
  snow,
  office: officeRoom,
  street,
  night: nightRoom,
  court,
  disco: discoRoom,
  studio: studioRoom,
  autumn,
  arch: archRoom,
};

/** The scene in colours that set off a look; salons are lit by lamps when the look is for the evening. */
export function paintScene(name: SceneName, light: 'day' | 'evening', input: SceneInput): SceneSpec {
  if (name === 'salon') {
    return { name, palette: light === 'evening' ? salonByNight(input) : salonByDay(input) };
  }
  return { name, palette: PAINTERS[name](input) };
}
