import type { DrawContext } from '../context.ts';
import type { Node, Point } from '../kit/point.ts';
import { rotate } from '../kit/point.ts';

/** Where the head turns on the neck, heads below its centre. */
const PIVOT = 0.45;

/** Head space: heads from the head's centre, tilted with it, `x` wider on a wide face. */
export function headSpace(context: DrawContext): (x: number, y: number) => Point {
  const { body, head } = context;
  const angle = (body.pose.head.tilt * Math.PI) / 180;
  const [cx, cy] = body.headCentre;
  return (x, y) => {
    const [dx, dy] = rotate([x * head * body.shape.face, (y - PIVOT) * head], angle);
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
