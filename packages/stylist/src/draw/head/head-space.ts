import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import type { Node, Point } from '../kit/point.ts';
import { rotate } from '../kit/point.ts';
import { headView } from './head-view.ts';
import { type SliverProfile, sliver } from './sliver.ts';

/** Where the head turns on the neck, heads below its centre. */
export const PIVOT = 0.45;

/** A head is drawn this much larger about its neck than the unit a body is measured in: beside loose clothes it would look small. */
export const FULLER = 1.045;

/**
 * Head space: heads from the head's centre, tilted with it, `x` wider on a wide face and towards the side it looks
 * to; the chin is at y .485, the crown at −.53.
 */
export function headSpace(context: DrawContext): (x: number, y: number) => Point {
  const { body, head } = context;
  const angle = (body.pose.head.tilt * Math.PI) / 180;
  const across = head * FULLER * body.shape.face * headView(body.pose).sign;
  const [cx, cy] = body.headCentre;
  return (x, y) => {
    const [dx, dy] = rotate([x * across, (y - PIVOT) * head * FULLER], angle);
    return [cx + dx, cy + PIVOT * head + dy];
  };
}

/** Nodes of head space in px. */
export function onHead(context: DrawContext, nodes: readonly Node[]): Node[] {
  const place = headSpace(context);
  return nodes.map((node) => {
    const [x, y] = place(node[0], node[1]);
    return node[2] ? [x, y, node[2]] : [x, y];
  });
}

/** Path data through nodes of head space. */
export function shapeOn(context: DrawContext, nodes: readonly Node[], closed = true): string {
  return path(onHead(context, nodes), closed);
}

/** Path data of a tapering line through nodes of head space, `width` in heads. */
export function sliverOn(
  context: DrawContext,
  nodes: readonly Node[],
  width: number,
  profile?: SliverProfile,
): string {
  return sliver(onHead(context, nodes), width * context.head, profile);
}

/** Two points of head space at a height, the one on the viewer's left first: light comes from there. */
export function litAcross(context: DrawContext, reach: number, y: number) {
  const place = headSpace(context);
  const { sign } = headView(context.body.pose);
  return { from: place(-reach * sign, y), to: place(reach * sign, y) };
}
