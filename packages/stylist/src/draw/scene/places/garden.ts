import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { brush } from '#draw/kit/brush.ts';
import { polygon } from '#draw/kit/curve.ts';
import { lerp, type Node, type Point } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { leaf } from '../leaves.ts';
import { circle, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { floor, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const LEAF_GREEN = oklch(0.52, 0.08, 142);
const STEM = oklch(0.42, 0.05, 60);

/** Leaves and blossoms strewn where `place` puts them, one path for each tone. */
function foliage(
  random: () => number,
  count: number,
  place: () => readonly [number, number],
  size: number,
  colours: readonly Oklch[],
): string {
  const paths = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const [x, y] = place();
    const pick = Math.floor(random() * colours.length);
    paths[pick] += leaf(x, y, random() * Math.PI * 2, size * (0.7 + random() * 0.6), size * 0.62);
  }
  return paths.map((d, i) => fill(d, toHex(colours[i] ?? LEAF_GREEN))).join('');
}

const greens = [tone(LEAF_GREEN, -0.07), LEAF_GREEN, tone(LEAF_GREEN, 0.06)];

function blossomTones({ palette }: SceneContext): readonly Oklch[] {
  const { accent } = palette;
  return [shadowOf(accent, 0.6), accent, accent, lightOf(accent, 0.8)];
}

/** Bougainvillea falling over the wall, from the corners down both sides and never to the middle. */
function bougainvillea(context: SceneContext): string {
  const { random } = context;
  const at = (reach: number) => (): readonly [number, number] => {
    const isLeft = random() < 0.45;
    const depth = random() * random();
    const y = -20 + depth * reach * (isLeft ? 0.7 : 1);
    const spread = lerp(310, 60, depth) * random();
    return isLeft ? [spread - 20, y] : [980 - spread, y];
  };
  return foliage(random, 90, at(620), 40, greens) + foliage(random, 170, at(680), 27, blossomTones(context));
}

/** How far below its bough a lemon hangs, px. */
const LEMON_HANGS = 40;

/** A lemon tree trained flat against the wall on either side. */
function espalier(context: SceneContext): string {
  const { random } = context;
  const tree = (x: number, sign: -1 | 1) => {
    const arms = [420, 570, 720, 870];
    const bough = (y: number): Node[] => [
      [x, y + 40],
      [x + sign * 50, y + 6],
      [x + sign * 150, y],
    ];
    const trunk = brush(
      [
        [x, 1090],
        [x - 4, 700],
        [x, 360],
      ],
      18,
      'flat',
    );
    const leaves = foliage(
      random,
      92,
      () => {
        const y = arms[Math.floor(random() * arms.length)] ?? 500;
        return [x + sign * (random() * 155 - 25), y + (random() - 0.5) * 46];
      },
      38,
      greens,
    );
    const places = arms.flatMap((y) =>
      [0.25, 0.62, 0.9].map((t): Point => [x + sign * (t * 160 - 10), y + 30 + t * 12]),
    );
    // Each hangs from its bough.
    const stalks = places.map(([lx, ly]) =>
      polygon(
        [
          [lx, ly],
          [lx - sign * 2, ly - LEMON_HANGS],
        ],
        false,
      ),
    );
    const lemons = places.map((place) => ellipse(place, [12, 15], toHex(oklch(0.86, 0.13, 98))));
    const wood = toHex(STEM);
    return (
      fill(trunk + arms.map((y) => brush(bough(y), 9, 'out')).join(''), wood) +
      stroke(stalks.join(''), wood, 3) +
      leaves +
      lemons.join('')
    );
  };
  return tree(120, 1) + tree(846, -1);
}

/** A trellis with a climbing rose at the right, a stone urn at the left. */
function trellis(context: SceneContext): string {
  const { random, palette } = context;
  const slat = toHex(tone(palette.wall, 0.06, 0.6));
  let lattice = '';
  for (let i = 0; i < 9; i++) {
    lattice += `M${690 + i * 34} 150V1060`;
  }
  for (let i = 0; i < 14; i++) lattice += `M690 ${170 + i * 66}H960`;
  const inside = (): readonly [number, number] => {
    const y = 150 + random() * 900;
    const reach = 0.35 + 0.65 * Math.abs(Math.sin(y / 170));
    return [975 - random() * 280 * reach, y];
  };
  return (
    line(lattice, toHex(shadowOf(palette.wall, 0.9)), 8, 0.5) +
    `<g transform="translate(-4 -4)">${line(lattice, slat, 7)}</g>` +
    foliage(random, 130, inside, 40, greens) +
    Array.from({ length: 26 }, () => inside())
      .map(
        ([x, y]) =>
          circle(x, y, 16, toHex(palette.accent)) +
          circle(x - 3, y - 3, 8, toHex(lightOf(palette.accent, 0.9))),
      )
      .join('')
  );
}

/** A garden wall in full sun, and what grows on it. */
export function garden(context: SceneContext): ScenePainting {
  const { document, palette, random, variant } = context;
  const coping = rect([0, 0, 960, 26], toHex(tone(palette.wall, 0.06, 0.7)));
  const stones = Array.from({ length: 70 }, () => {
    const y = HORIZON_PX + 12 + random() * 176;
    return ellipse(
      [random() * 960, y],
      [5 + random() * 8, 2.4 + random() * 2.4],
      toHex(shadowOf(palette.floor, 0.7)),
      opacity(0.4),
    );
  }).join('');
  const patches = [
    [560, 300, 120, 40],
    [300, 820, 150, 34],
    [640, 930, 110, 26],
  ] as const;
  const worn = patches
    .map(([x, y, rx, ry]) => ellipse([x, y], [rx, ry], toHex(tone(palette.wall, 0.03)), opacity(0.35)))
    .join('');
  const grown = [bougainvillea, espalier, trellis][variant]?.(context) ?? '';
  const bed = rect(
    [0, HORIZON_PX - 16, 960, 18],
    linear(document, shadowOf(palette.wall, 0.6), shadowOf(palette.wall, 1)),
  );
  return {
    back:
      wall(context, 0.035, -0.04) +
      worn +
      coping +
      grown +
      bed +
      floor(context) +
      stones +
      floorLine(context, 1.2, 0.4),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.3, blur: 3.4 },
  };
}
