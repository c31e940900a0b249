import type { SceneName, SceneSpec, SceneVariant } from '#outfit.ts';
import { fair, foyer, riverside, rooftop, wineBar } from './evenings.ts';
import { cafe, gallery, gym, library, lodge, loft } from './interiors.ts';
import { garden, harbour, park, terrace, track } from './open-air.ts';
import { autumn, cloud, court, snow, street } from './outdoors.ts';
import { archRoom, discoRoom, nightRoom, officeRoom, salon, studioRoom, sunRoom } from './rooms.ts';
import type { PaintScene, SceneInput } from './scene-colours.ts';
import { bookshop, market, rain } from './streets.ts';

const PAINTERS: Readonly<Record<SceneName, PaintScene>> = {
  sun: sunRoom,
  cloud,
  snow,
  office: officeRoom,
  street,
  night: nightRoom,
  court,
  salon,
  disco: discoRoom,
  studio: studioRoom,
  autumn,
  arch: archRoom,
  terrace,
  garden,
  market,
  cafe,
  rain,
  harbour,
  park,
  bookshop,
  lodge,
  fair,
  library,
  loft,
  gallery,
  'wine-bar': wineBar,
  foyer,
  riverside,
  rooftop,
  track,
  gym,
};

/** Returns the scene in colours that set off a look. */
export function paintScene(name: SceneName, variant: SceneVariant, input: SceneInput): SceneSpec {
  return { name, variant, palette: PAINTERS[name](input) };
}
