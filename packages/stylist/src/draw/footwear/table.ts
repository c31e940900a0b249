import { at } from '../kit/at.ts';
import { monotone } from '../kit/interpolate.ts';
import { nodeList } from '../kit/node-list.ts';
import { clamp, lerp } from '../kit/point.ts';

/** A measure of a last in heads, at 0 the heel to 1 the toe. */
export type Table = (x: number) => number;

/** Values a table is read off between: a shoe asks for thousands of them. */
const STEPS = 100;

/** Reads a table written as `x,y` pairs, a smooth curve through them. */
export function table(text: string): Table {
  const nodes = nodeList(text);
  const curve = monotone(
    nodes.map(([x]) => x),
    nodes.map(([, y]) => y),
  );
  const values = Array.from({ length: STEPS + 1 }, (_, i) => curve(i / STEPS));
  return (x) => {
    const place = clamp(x) * STEPS;
    const i = Math.min(STEPS - 1, Math.floor(place));
    return lerp(at(values, i), at(values, i + 1), place - i);
  };
}
