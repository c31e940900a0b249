import { at } from '#draw/kit/at.ts';
import { lengthOf, offset, resample, sample } from '#draw/kit/curve.ts';
import { lerp, mix, type Node, type Point } from '#draw/kit/point.ts';
import { FULL_TURN } from './curl-arc.ts';
import { type Strand, strand } from './hair-lock.ts';

/** The two edges of a mass of curls, each from where the hair grows to its ends. */
export interface Fall {
  readonly from: readonly Node[];
  readonly to: readonly Node[];
}

/** How the hair of a mass curls. */
export interface Curling {
  /** Ringlets side by side. */
  readonly across: number;
  /** From one turn of a ringlet to its next, and how far it swings, in heads. */
  readonly turn: number;
  readonly swing: number;
}

/** Points of a guide line for every turn of the ringlet on it. */
const PER_TURN = 4;
/** A ringlet's neighbours turn a little later than it: all at once they would be crimped cloth. */
const LATER = 1.7;
/** The hair nearest the scalp lies smooth. */
const SMOOTH = 0.4;
const DARK_WIDTH = 0.05;
const LIGHT_WIDTH = 0.042;

/** A line down the mass, `way` of it across from its one edge to its other. */
function guide({ from, to }: Fall, way: number, turn: number): Point[] {
  const [one, other] = [sample(from, 6), sample(to, 6)];
  const length = lerp(lengthOf(one), lengthOf(other), way);
  const count = Math.max(5, Math.round((length / turn) * PER_TURN) + 1);
  const [left, right] = [resample(one, count), resample(other, count)];
  return left.map((point, i) => mix(point, at(right, i), way));
}

/** The part of a line between two shares of its length. */
const part = (line: readonly Point[], from: number, to: number) =>
  line.slice(Math.floor(from * (line.length - 1)), Math.ceil(to * (line.length - 1)) + 1);

/** The valleys and lit ridges of ringlets that lie along the fall of a mass, all over it. */
export function ringlets(
  fall: Fall,
  { across, turn, swing }: Curling,
  random: () => number,
): { readonly dark: readonly Strand[]; readonly light: readonly Strand[] } {
  const dark: Strand[] = [];
  const light: Strand[] = [];
  for (let i = 0; i < across; i++) {
    const way = (i + 0.5 + (random() - 0.5) * 0.5) / across;
    const line = guide(fall, way, turn);
    const phase = i * LATER + random() * 0.6;
    const swung = offset(line, (t) => {
      const turned = (t * (line.length - 1)) / PER_TURN;
      return swing * Math.min(1, t / SMOOTH) * Math.sin(turned * FULL_TURN + phase);
    });
    const split = lerp(0.38, 0.66, random());
    const wide = lerp(0.75, 1.25, random());
    const begins = i % 2 ? lerp(0.04, 0.1, random()) : lerp(0.2, 0.34, random());
    dark.push(
      strand(part(swung, begins, split), DARK_WIDTH * wide * 0.8),
      strand(part(swung, split - 0.03, lerp(0.88, 1, random())), DARK_WIDTH * wide),
    );
    const ridge = swung.map(([x, y]): Point => [x - DARK_WIDTH * 0.85, y - DARK_WIDTH * 0.3]);
    const from = i % 2 ? lerp(0.4, 0.55, random()) : lerp(0.05, 0.2, random());
    light.push(strand(part(ridge, from, from + lerp(0.28, 0.45, random())), LIGHT_WIDTH * wide));
  }
  return { dark, light };
}
