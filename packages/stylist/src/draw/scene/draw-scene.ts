import type { SceneName, SceneSpec } from '#outfit.ts';
import { createRandom } from '#random.ts';
import type { Box } from '../kit/box.ts';
import { CANVAS_WIDTH_PX, type SvgDocument } from '../kit/svg-document.ts';
import { arch } from './places/arch.ts';
import { autumn } from './places/autumn.ts';
import { bookshop } from './places/bookshop.ts';
import { cafe } from './places/cafe.ts';
import { cloud } from './places/cloud.ts';
import { court } from './places/court.ts';
import { disco } from './places/disco.ts';
import { fair } from './places/fair.ts';
import { foyer } from './places/foyer.ts';
import { gallery } from './places/gallery.ts';
import { garden } from './places/garden.ts';
import { gym } from './places/gym.ts';
import { harbour } from './places/harbour.ts';
import { library } from './places/library.ts';
import { lodge } from './places/lodge.ts';
import { loft } from './places/loft.ts';
import { market } from './places/market.ts';
import { night } from './places/night.ts';
import { office } from './places/office.ts';
import { park } from './places/park.ts';
import { studio } from './places/plain-rooms.ts';
import { rain } from './places/rain.ts';
import { riverside } from './places/riverside.ts';
import { rooftop } from './places/rooftop.ts';
import { salon } from './places/salon.ts';
import { snow } from './places/snow.ts';
import { street } from './places/street.ts';
import { sun } from './places/sun.ts';
import { terrace } from './places/terrace.ts';
import { track } from './places/track.ts';
import { wineBar } from './places/wine-bar.ts';
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
  bookshop,
  cafe,
  fair,
  foyer,
  gallery,
  garden,
  gym,
  harbour,
  library,
  lodge,
  loft,
  market,
  park,
  rain,
  riverside,
  rooftop,
  terrace,
  track,
  'wine-bar': wineBar,
};

/** Face and torso of a figure in the middle. */
const MIDDLE: Box = { left: 330, top: 0, right: 620, bottom: 700 };
const ASIDE_PX = 10;

/** From where to where a dog stands on the floor, px. */
export interface TakenFloor {
  readonly left: number;
  readonly right: number;
}

function asideOf({ left, right, bottom }: Box): SceneContext['beside'] {
  const by = right - left + ASIDE_PX;
  return (x, y) => {
    if (x <= left || x >= right || y >= bottom) return x;
    return x < (left + right) / 2 ? x - by : x + by;
  };
}

/** How far what stands on the floor reaches to either side of its middle, px. */
const STANDS_PX = 150;

/** `x` as it is, or across the picture where the floor is taken. */
function apartFrom(taken: TakenFloor | undefined): SceneContext['apart'] {
  if (!taken) return (x) => x;
  return (x) => (x + STANDS_PX > taken.left && x - STANDS_PX < taken.right ? CANVAS_WIDTH_PX - x : x);
}

/**
 * Paints the set in the spec's palette and variant; `seed` places leaves, flakes and lights. What falls before the figure
 * keeps off `clear`, what stands on the floor off what is `taken`.
 */
export function drawScene(
  document: SvgDocument,
  scene: SceneSpec,
  seed: number,
  clear: Box = MIDDLE,
  taken?: TakenFloor,
): ScenePainting {
  const { name, palette, variant = 0 } = scene;
  return PLACES[name]({
    document,
    palette,
    variant,
    seed,
    random: createRandom(seed + 31),
    beside: asideOf(clear),
    apart: apartFrom(taken),
  });
}
