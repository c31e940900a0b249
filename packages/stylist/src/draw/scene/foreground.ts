import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf, lightOf, tone } from '#colour/tones.ts';
import type { Framing, OutfitSpec, SceneName } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, lerp, type Point } from '../kit/point.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../kit/svg-document.ts';
import { fill, stroke } from '../kit/svg-element.ts';

type Thing = 'leaves' | 'chair';

/** What may stand before the figure, cut by the frame; most places leave their foreground empty. */
const THINGS: Readonly<Partial<Record<SceneName, readonly Thing[]>>> = {
  sun: ['leaves'],
  court: ['leaves'],
  studio: ['leaves'],
  autumn: ['leaves'],
  arch: ['leaves'],
  terrace: ['leaves'],
  garden: ['leaves'],
  market: ['leaves'],
  cafe: ['chair'],
  park: ['leaves'],
  bookshop: ['chair'],
  lodge: ['chair'],
  library: ['chair'],
  loft: ['leaves', 'chair'],
  gallery: ['leaves'],
  'wine-bar': ['chair'],
  foyer: ['leaves'],
  rooftop: ['leaves'],
  street: ['leaves'],
};
/** One picture in so many has something in front. */
const ONE_IN = 3.4;
const BLADES = 6;
/** Hands hang lower in a picture from the hip: less room is left beside them. */
const SIZES_PX: Readonly<Record<Framing, number>> = { full: 376, knee: 405, hip: 300 };

/** Where a thing stands: a corner at the foot of the picture, `inwards` the direction from it. */
interface Corner {
  readonly x: number;
  readonly inwards: -1 | 1;
  readonly size: number;
  readonly random: () => number;
  readonly colour: Oklch;
}

/** A few large leaves that spring from beyond the corner. */
function leaves({ x, inwards, size, random, colour }: Corner): string {
  const root: Point = [x - inwards * 60, CANVAS_HEIGHT_PX + 62];
  let drawn = '';
  for (let i = 0; i < BLADES; i++) {
    const angle = lerp(-1.45, 0.2, i / (BLADES - 1)) + (random() - 0.5) * 0.14;
    const length = size * (0.75 + random() * 0.4);
    const along: Point = [Math.cos(angle) * length * inwards, Math.sin(angle) * length];
    const width = length * 0.17;
    const at = (t: number, u: number): Point => [
      root[0] + along[0] * t - (along[1] / length) * width * u + inwards * t * t * length * 0.1,
      root[1] + along[1] * t + (along[0] / length) * width * u + t * t * length * 0.16,
    ];
    const shade = tone(colour, (i % 3) * 0.028 - 0.02);
    const blade = path([
      corner(at(0, 0.1)),
      at(0.3, 0.75),
      at(0.6, 1),
      at(0.85, 0.6),
      corner(at(1.06, 0)),
      at(0.8, -0.7),
      at(0.5, -1),
      at(0.25, -0.7),
    ]);
    const lower = path([
      corner(at(0, 0)),
      at(0.5, 0.05),
      corner(at(1.06, 0)),
      at(0.85, 0.6 * inwards),
      at(0.6, inwards),
      at(0.3, 0.75 * inwards),
    ]);
    drawn +=
      fill(blade, toHex(shade)) +
      fill(lower, darkOf(shade), 'fill-opacity=".24"') +
      fill(
        brush([at(0.08, 0), at(0.5, 0.04), at(0.98, 0)], 5, 'out', i),
        toHex(lightOf(shade, 1.6)),
        'fill-opacity=".5"',
      );
  }
  return drawn;
}

/** The back of a bentwood chair, its seat below the frame. */
function chair({ x, inwards, size, colour }: Corner): string {
  const scale = size * 0.52;
  const centre: Point = [x + inwards * scale * 0.36, CANVAS_HEIGHT_PX - size * 0.66];
  const bar = (points: readonly Point[], width: number) => {
    const placed = points.map(([a, b]): Point => [centre[0] + a * scale, centre[1] + b * scale]);
    const lit = placed.map((point) => add(point, [-width * scale * 0.28, -width * scale * 0.1]));
    return (
      stroke(path(placed, false), toHex(colour), Math.round(width * scale)) +
      stroke(
        path(lit, false),
        toHex(lightOf(colour, 1.3)),
        Math.round(width * scale * 0.16),
        'stroke-opacity=".6"',
      )
    );
  };
  return (
    bar(
      [
        [-0.5, 2.2],
        [-0.5, 0.3],
        [-0.36, 0],
        [0, -0.1],
        [0.36, 0],
        [0.5, 0.3],
        [0.5, 2.2],
      ],
      0.09,
    ) +
    bar(
      [
        [-0.26, 2],
        [-0.24, 0.2],
        [0, 0.08],
        [0.24, 0.2],
        [0.26, 2],
      ],
      0.05,
    )
  );
}

const DRAWN: Readonly<Record<Thing, (corner: Corner) => string>> = { leaves, chair };

const LEAF = oklch(0.38, 0.06, 160);
const AUTUMN_LEAF = oklch(0.42, 0.1, 45);
const BENTWOOD = oklch(0.31, 0.055, 36);

function colourOf(thing: Thing, name: SceneName): Oklch {
  if (thing === 'chair') return BENTWOOD;
  return name === 'autumn' ? AUTUMN_LEAF : LEAF;
}

/** One thing in front now and then, in the room the figure looks into: never over face, hands or hem. */
export function drawForeground({ scene, seed }: OutfitSpec, framing: Framing, direction: number): string {
  const things = THINGS[scene.name] ?? [];
  const random = createRandom(seed + 57);
  random();
  if (random() * ONE_IN >= 1 || things.length === 0) return '';
  const thing = things[Math.floor(random() * things.length)];
  if (!thing) return '';
  const isRight = direction >= 0;
  const place: Corner = {
    x: isRight ? CANVAS_WIDTH_PX : 0,
    inwards: isRight ? -1 : 1,
    size: SIZES_PX[framing],
    random,
    colour: colourOf(thing, scene.name),
  };
  return DRAWN[thing](place);
}
