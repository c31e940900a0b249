import { corner, lerp, type Node } from '#draw/kit/point.ts';
import { type Strand, strand } from './hair-lock.ts';

/** Hair that falls from a parting. */
export interface Falling {
  /** Where it ends, heads below the head's centre. */
  readonly end: number;
  /** How far out it hangs at the end, beyond the skull. */
  readonly flare: number;
  /** How far its waves swing. */
  readonly wave?: number;
  /** Tucked behind the ear, which shows. */
  readonly isTucked?: true;
}

const WAVE_LENGTH = 0.24;

/** Nodes down a strand from (x, y) to the end, swinging with the waves. */
export function down([x, y]: Node, toX: number, { end, wave = 0 }: Falling, phase = 0): Node[] {
  const count = Math.max(2, Math.round((end - y) / WAVE_LENGTH));
  return Array.from({ length: count }, (_, i): Node => {
    const way = (i + 1) / count;
    const swing = i === count - 1 ? 0 : wave * ((i + phase) % 2 ? 1 : -1);
    return [lerp(x, toX, way) + swing, lerp(y, end, way)];
  });
}

/** The outline of a mass: over its top, down one side, along its end, and up the other side. */
export function mass(
  top: readonly Node[],
  out: { readonly from: Node; readonly to: number },
  into: { readonly from: Node; readonly to: number },
  falling: Falling,
  endDrop = 0.03,
): Node[] {
  const outer = down(out.from, out.to, falling);
  const inner = down(into.from, into.to, { ...falling, end: falling.end + endDrop * 0.4 }, 1);
  const last = (nodes: readonly Node[]): Node => {
    const [x, y] = nodes.at(-1) ?? out.from;
    return corner([x, y]);
  };
  const middle: Node = [(out.to + into.to) / 2, falling.end + endDrop];
  return [
    ...top,
    out.from,
    ...outer.slice(0, -1),
    last(outer),
    middle,
    last(inner),
    ...inner.slice(0, -1).toReversed(),
    into.from,
  ];
}

/** Strands down a mass from its crown, `count` between two edges. */
export function strands(
  crown: readonly Node[],
  from: Node,
  to: Node,
  ends: readonly [number, number],
  falling: Falling,
  count: number,
): Strand[] {
  return Array.from({ length: count }, (_, i) => {
    const way = (i + 0.6) / count;
    const start: Node = [lerp(from[0], to[0], way), lerp(from[1], to[1], way)];
    const first = crown[Math.min(crown.length - 1, Math.floor(way * crown.length))] ?? start;
    const short = { ...falling, end: falling.end - 0.05 - 0.07 * (i % 2) };
    return strand([first, start, ...down(start, lerp(ends[0], ends[1], way), short)], i % 2 ? 0.022 : 0.03);
  });
}
