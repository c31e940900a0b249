import { at } from '#draw/kit/at.ts';
import { normals, resample, sample } from '#draw/kit/curve.ts';
import { corner, lerp, type Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import type { HairLock, Strand } from './hair-lock.ts';
import { strand } from './hair-lock.ts';
import { onSkull, seen } from './skull.ts';

/** Distance between two wisps along the hairline, heads. */
const STEP = 0.015;
const HALF_WIDTH = 0.012;
const ROOT = 0.022;
const GROWS_DOWN = 0.03;
/** Where a turned hairline has passed the ear: its sideburn. */
const SIDEBURN = 3;

/**
 * Returns the fine hair that grows over a hairline: no two wisps as long, so that it is no ruler's edge. Hairlines run
 * from the viewer's right over the forehead, on a turned head from the nape to the forehead.
 */
export function wisps(
  turn: HeadTurn,
  hairline: readonly Node[],
  random: () => number,
  skin: number,
): HairLock {
  const isTurned = turn === 'three-quarter' || turn === 'profile';
  const rough = sample(isTurned ? hairline.slice(SIDEBURN) : hairline, 8);
  const length = rough
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - at(rough, i)[0], y - at(rough, i)[1]), 0);
  const points = resample(rough, Math.round(length / STEP));
  const across = normals(points);
  const outwards = isTurned ? 1 : -1;
  const strips = points.map(([x, y], i): Node[] => {
    const [nx, ny] = at(across, i).map((value) => value * outwards) as [number, number];
    const reach = lerp(0.001, 0.02, random() ** 2);
    const lean = lerp(-0.012, 0.02, random());
    const [tx, ty] = [ny, -nx];
    const root = (side: -1 | 1) =>
      corner([x - nx * ROOT + tx * side * HALF_WIDTH, y - ny * ROOT + ty * side * HALF_WIDTH]);
    // Beside the face it grows down along the edge: straight out of it, it would look like stitches.
    const beside = Math.abs(nx);
    const tip = [
      x + nx * reach * (1 - 0.6 * beside) + tx * lean,
      y + ny * reach + ty * lean * (1 - beside) + GROWS_DOWN * beside * random(),
    ] as const;
    return [root(-1), corner(tip), root(1)];
  });
  const [outline = [], ...rest] = strips;
  return { outline, strips: rest, skin, seamless: true };
}

const ROWS = [-2, 11, 24, 37, 50] as const;
const TICKS_PER_ROW = 26;
const FULL_TURN = 360;

/** Returns short strands that lie close round the skull, combed back and down. */
export function closeStrands(turn: HeadTurn, random: () => number): Strand[] {
  return ROWS.flatMap((row) =>
    Array.from({ length: TICKS_PER_ROW }, (_, i) => {
      const azimuth = (i / TICKS_PER_ROW) * FULL_TURN - FULL_TURN / 2 + random() * 10;
      const elevation = row + random() * 12;
      const back = Math.sign(azimuth) * lerp(6, 11, random());
      const line = [0, 1].map((t) => seen(turn, onSkull(azimuth + back * t, elevation - 17 * t, 0.004)));
      if (line.some(({ depth }) => depth < 0)) return undefined;
      return strand(
        line.map(({ at: [x, y] }): Node => [x, y]),
        0.009,
      );
    }).filter((one) => one !== undefined),
  );
}
