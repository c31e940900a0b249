import type { Node } from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import { type HairLock, lock, strand } from './hair-lock.ts';
import { type SkullPoint, seen } from './skull.ts';

/** A coil of hair on the head. */
export interface Knot {
  readonly at: SkullPoint;
  readonly radius: number;
  /** Its height over its width. */
  readonly flat?: number;
}

/** Returns a coil as a turn shows it, wound over itself, and whether it lies on the near side. */
export function knotSeen(turn: HeadTurn, { at: place, radius, flat = 1 }: Knot) {
  const { at, depth } = seen(turn, place);
  const on = (degrees: number, reach: number): Node => {
    const angle = (degrees * Math.PI) / 180;
    return [at[0] + Math.cos(angle) * radius * reach, at[1] + Math.sin(angle) * radius * reach * flat];
  };
  const outline = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) =>
    on(degrees, degrees % 90 ? 1.02 : 0.98),
  );
  const coil: HairLock = lock(
    outline,
    [
      strand([on(190, 0.85), on(250, 0.55), on(330, 0.8)], 0.022),
      strand([on(170, 0.7), on(90, 0.35), on(20, 0.75)], 0.022),
      strand([on(140, 0.88), on(90, 0.75), on(45, 0.9)], 0.02),
    ],
    [strand([on(185, 0.74), on(225, 0.82), on(275, 0.78)], 0.026)],
  );
  return { coil, isNear: depth > 0 };
}
