import { lerp, type Node, type Point } from '../kit/point.ts';

/** `steps + 1` points for values from `from` to `to`, both included. */
export function along(from: number, to: number, steps: number, pointAt: (value: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointAt(lerp(from, to, i / steps)));
}

/** The list without its last element: a seam whose end is drawn apart, as a corner. */
export const withoutEnd = <T>(list: readonly T[]): T[] => list.slice(0, -1);

/** The list without its first and last element. */
export const between = <T>(list: readonly T[]): T[] => list.slice(1, -1);

/** The nodes moved down by `dy` px (up when negative), corners kept. */
export function lowered(nodes: readonly Node[], dy: number): Node[] {
  return nodes.map((node) => (node[2] ? [node[0], node[1] + dy, node[2]] : [node[0], node[1] + dy]));
}

/** Nodes given in a garment's own coordinates, placed by `place`; corners kept. */
export function placed(nodes: readonly Node[], place: (x: number, y: number) => Point): Node[] {
  return nodes.map((node) => {
    const [x, y] = place(node[0], node[1]);
    return node[2] ? [x, y, node[2]] : [x, y];
  });
}
