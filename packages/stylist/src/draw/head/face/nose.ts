import type { Node } from '#draw/kit/point.ts';
import { headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';

interface Nose {
  readonly shade: readonly Node[];
  readonly base: readonly Node[];
  readonly ridge: readonly Node[];
  /** The line of the nose against the far cheek. */
  readonly contour?: readonly Node[];
}

function frontNose({ factors, view }: HeadModel, length: number): Nose {
  const wide = factors.nose;
  // The shaded side is the viewer's right, whichever way the head is mirrored.
  const shaded = view.sign;
  const side = (nodes: readonly Node[]) => nodes.map(([x, y]): Node => [x * shaded, y]);
  return {
    shade: side([
      [0.03, 0.05],
      [0.034, 0.1],
      [0.044 * wide, 0.15 + length],
      [0.056 * wide, 0.188 + length],
      [0.02, 0.203 + length],
      [0, 0.19 + length],
      [0.02, 0.13],
    ]),
    base: [
      [-0.052 * wide, 0.186 + length],
      [-0.03 * wide, 0.2 + length],
      [0, 0.207 + length],
      [0.03 * wide, 0.2 + length],
      [0.052 * wide, 0.186 + length],
    ],
    ridge: side([
      [-0.012, -0.02],
      [-0.012, 0.08],
      [-0.008, 0.165 + length],
    ]),
  };
}

function threeQuarterNose({ factors, view }: HeadModel, length: number): Nose {
  const wide = factors.nose - 1;
  const shade: Node[] =
    view.sign > 0
      ? [
          [0.163, 0.05],
          [0.178, 0.1],
          [0.19, 0.14 + length],
          [0.196, 0.175 + length],
          [0.172, 0.2 + length],
          [0.15, 0.17 + length],
          [0.162, 0.12],
        ]
      : [
          [0.118, 0.05],
          [0.096, 0.1],
          [0.068, 0.15 + length],
          [0.058 - 0.012 * wide, 0.19 + length],
          [0.12, 0.208 + length],
          [0.145, 0.188 + length],
          [0.128, 0.13],
        ];
  return {
    shade,
    contour: [
      [0.152, 0.04],
      [0.166, 0.085],
      [0.181, 0.12 + length * 0.6],
      [0.194 + 0.01 * wide, 0.165 + length],
    ],
    base: [
      [0.192 + 0.012 * wide, 0.17 + length],
      [0.186, 0.196 + length],
      [0.152, 0.207 + length],
      [0.115, 0.203 + length],
      [0.07 - 0.02 * wide, 0.19 + length],
      [0.072 - 0.02 * wide, 0.168 + length],
    ],
    ridge: [
      [0.128, -0.02],
      [0.14, 0.07],
      [0.165, 0.15 + length],
    ],
  };
}

function profileNose({ context, paints, factors }: HeadModel, length: number): string {
  const { area, line } = headInk(context);
  const wide = 0.012 * (factors.nose - 1);
  const wing: Node[] = [
    [0.345, 0.2 + length],
    [0.318, 0.21 + length],
    [0.292 - wide, 0.198 + length],
    [0.288 - wide, 0.172 + length],
    [0.302 - wide, 0.15 + length],
  ];
  const under: Node[] = [
    [0.31, 0.205 + length],
    [0.375, 0.206 + length],
    [0.39, 0.185 + length],
    [0.34, 0.192 + length],
  ];
  return line(wing, 0.015, paints.deepShade, 0.85) + area(under, paints.shade, 0.9);
}

/** The nose: its shaded side, the line of its base, and light along the ridge. */
export function drawNose(head: HeadModel): string {
  const { context, paints, factors, years, view } = head;
  const length = factors.noseLength + 0.014 * years;
  if (view.turn === 'profile') return profileNose(head, length);
  const nose = view.turn === 'front' ? frontNose(head, length) : threeQuarterNose(head, length);
  const { area, line } = headInk(context);
  return (
    area(nose.shade, paints.shade, paints.isDeep ? 0.9 : 0.8) +
    (nose.contour ? line(nose.contour, 0.011, paints.deepShade, 0.65) : '') +
    line(nose.base, 0.017, paints.deepShade, 0.88) +
    line(nose.ridge, 0.021, paints.light, paints.isDeep ? 0.8 : 0.7)
  );
}
