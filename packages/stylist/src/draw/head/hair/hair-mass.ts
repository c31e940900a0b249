import { corner, lerp, type Node, type Point } from '#draw/kit/point.ts';
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
  /** Tucked under at the jaw, thinning out into locks of their own length, or rounded over the back. */
  readonly ends: 'tucked' | 'tapered' | 'rounded';
}

/** A point of an end: how far across it from the outer to the inner edge, and how far below the falling's end. */
type EndPoint = readonly [across: number, below: number, kind?: 'corner'];

const ENDS: Readonly<Record<Falling['ends'], readonly EndPoint[]>> = {
  tucked: [
    [0.03, -0.1],
    [0.09, -0.04],
    [0.2, 0, 'corner'],
    [0.25, -0.014],
    [0.5, 0.018, 'corner'],
    [0.54, 0.004],
    [0.86, 0.03, 'corner'],
    [0.95, -0.05],
  ],
  tapered: [
    [0.02, -0.28],
    [0.14, -0.12],
    [0.3, -0.01],
    [0.46, 0.06, 'corner'],
    [0.5, -0.02],
    [0.66, 0],
    [0.74, -0.045, 'corner'],
    [0.78, -0.11],
    [0.9, -0.17],
  ],
  rounded: [
    [0.02, -0.16],
    [0.06, -0.06],
    [0.14, 0, 'corner'],
    [0.17, -0.008],
    [0.5, 0.035],
    [0.83, 0.002],
    [0.87, 0.01, 'corner'],
    [0.94, -0.06],
    [0.98, -0.16],
  ],
};

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
): Node[] {
  const outer = down(out.from, out.to, falling);
  const inner = down(into.from, into.to, falling, 1);
  const end = ENDS[falling.ends].map(([across, below, kind]): Node => {
    const to: Point = [lerp(out.to, into.to, across), falling.end + below];
    return kind ? corner(to) : to;
  });
  /** Nothing of an edge reaches below where its end begins. */
  const above = (nodes: readonly Node[], first: Node | undefined) =>
    nodes.slice(0, -1).filter(([, y]) => y < (first?.[1] ?? falling.end) - 0.04);
  return [
    ...top,
    out.from,
    ...above(outer, end[0]),
    ...end,
    ...above(inner, end.at(-1)).toReversed(),
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
