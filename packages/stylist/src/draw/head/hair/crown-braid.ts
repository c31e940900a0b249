import type { Node } from '#draw/kit/point.ts';
import { rotate } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { cap } from './cap.ts';
import { crown } from './crown.ts';
import { type HairDesign, type HairLock, lock, strand } from './hair-lock.ts';
import { overSkull, seen } from './skull.ts';

const PLAITS = 15;
const HALF_LENGTH = 0.068;
const HALF_WIDTH = 0.05;

/** One plait of a braid at a place, lying along a direction. */
function plait([x, y]: Node, along: number): HairLock {
  const at = (u: number, v: number): Node => {
    const [dx, dy] = rotate([u * HALF_LENGTH, v * HALF_WIDTH], along);
    return [x + dx, y + dy];
  };
  return lock(
    [at(-1, -0.4), at(-0.3, -1), at(0.7, -0.8), at(1, 0.2), at(0.5, 1), at(-0.6, 0.8)],
    [strand([at(-0.8, -0.1), at(0, 0.1), at(0.9, 0.7)], 0.02)],
    [strand([at(-0.4, -0.6), at(0.3, -0.5), at(0.8, -0.1)], 0.018)],
  );
}

/** A braid from ear to ear over the crown, behind the hairline, as a turn shows it. */
function circlet(turn: HeadTurn): HairLock[] {
  const places = Array.from({ length: PLAITS }, (_, i) =>
    seen(turn, overSkull(-86 + (i / (PLAITS - 1)) * 172, 78, 0.04)),
  );
  return places.flatMap(({ at, depth }, i) => {
    const before = places[Math.max(0, i - 1)]?.at ?? at;
    const after = places[Math.min(PLAITS - 1, i + 1)]?.at ?? at;
    const along = Math.atan2(after[1] - before[1], after[0] - before[0]);
    return depth < -0.1 && turn !== 'back' ? [] : [plait([at[0], at[1]], along)];
  });
}

/** A braid laid round the head like a circlet. */
export const crownBraid = (turn: HeadTurn): HairDesign => ({
  back: [],
  front: [turn === 'front' ? crown(0.1) : cap(turn, { sides: 0.016, top: 0.03 }), ...circlet(turn)],
});
