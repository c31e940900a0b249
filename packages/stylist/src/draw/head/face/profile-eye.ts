import { oklch, toHex } from '#colour/convert.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { group } from '#draw/kit/svg-element.ts';
import { headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling } from '../head-model.ts';
import { headSpace, shapeOn } from '../head-space.ts';
import { irisOf } from './eye-colour.ts';

const PUPIL = oklch(0.17, 0.02, 320);
const Y = 0.018;
const APERTURE = { calm: 0.8, smiling: 0.7, laughing: 0.5, lowered: 0 } as const;

function lowered({ context, paints }: HeadModel): string {
  const { area, line } = headInk(context);
  const lid: Node[] = [
    [0.205, Y + 0.008],
    [0.25, Y - 0.03],
    [0.285, Y - 0.005],
    [0.284, Y + 0.035],
    [0.24, Y + 0.034],
  ];
  const edge: Node[] = [
    [0.2, Y + 0.012],
    [0.245, Y + 0.036],
    [0.286, Y + 0.04],
    [0.302, Y + 0.056],
  ];
  const crease: Node[] = [
    [0.205, Y - 0.01],
    [0.248, Y - 0.038],
    [0.29, Y - 0.02],
  ];
  return (
    area(lid, paints.light, 0.7) +
    line(edge, 0.022, paints.lash, 0.96) +
    line(crease, 0.012, paints.deepShade, 0.65)
  );
}

function ball(head: HeadModel, open: number): string {
  const { context, paints } = head;
  const white: Node[] = [
    corner([0.2, Y + 0.008]),
    [0.245, Y - 0.032 * open],
    corner([0.284, Y - 0.046 * open]),
    [0.289, Y],
    corner([0.276, Y + 0.028 * open]),
    [0.24, Y + 0.022 * open],
  ];
  const place = headSpace(context);
  const [ix, iy] = place(0.272, Y - 0.006);
  const [dx] = place(0.279, Y - 0.006);
  const oval = (x: number, rx: number, ry: number, colour: string) =>
    `<ellipse cx="${px(x)}" cy="${px(iy)}" rx="${px(rx * context.head)}" ry="${px(ry * context.head)}" fill="${colour}"/>`;
  const inside = oval(ix, 0.02, 0.039, toHex(irisOf(head))) + oval(dx, 0.0095, 0.02, toHex(PUPIL));
  const clip = context.document.clip(shapeOn(context, white));
  return headInk(context).area(white, paints.eyeWhite) + group(inside, `clip-path="url(#${clip})"`);
}

/** The eye of a profile: a wedge. */
export function drawProfileEye(head: HeadModel): string {
  if (head.expression === 'lowered') return lowered(head);
  const { context, paints, factors, years, masculinity, expression } = head;
  const { area, line } = headInk(context);
  const open = APERTURE[expression] * (1 - 0.16 * years) * factors.eye;
  const lashes: Node[] = masculinity < 1 ? [[0.306, Y - 0.054 * open - 0.004]] : [];
  const under: Node[] = [
    [0.21, Y + 0.034],
    [0.244, Y + 0.046],
    [0.272, Y + 0.044],
  ];
  return (
    ball(head, open) +
    area(
      [
        [0.2, Y + 0.004],
        [0.235, Y - 0.03 * open - 0.02],
        [0.292, Y - 0.044 * open - 0.018],
        [0.288, Y - 0.045 * open],
        [0.245, Y - 0.03 * open],
      ],
      paints.isDeep ? paints.light : paints.shade,
      0.6,
    ) +
    line(
      [[0.198, Y + 0.01], [0.245, Y - 0.034 * open], [0.286, Y - 0.048 * open], ...lashes],
      masculinity < 1 ? 0.025 : 0.02,
      paints.lash,
      0.97,
    ) +
    line(
      [
        [0.2, Y + 0.014],
        [0.24, Y + 0.026 * open],
        [0.276, Y + 0.03 * open],
      ],
      0.009,
      paints.line,
      0.45,
    ) +
    line(
      [
        [0.21, Y - 0.03 * open],
        [0.25, Y - 0.04 * open - 0.022],
        [0.295, Y - 0.042 * open - 0.018],
      ],
      0.0105,
      paints.deepShade,
      0.55,
    ) +
    (isSmiling(head) ? line(under, 0.009, paints.shade, 0.6) : '')
  );
}
