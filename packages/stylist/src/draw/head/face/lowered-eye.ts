import type { Node } from '#draw/kit/point.ts';
import { blended, headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';
import { type EyePlace, eyeShape } from './eye-shape.ts';

/** Looking down: the lid closed over the eye, its lashes along the edge. */
export function drawLoweredEye(head: HeadModel, place: EyePlace): string {
  const { context, paints, masculinity } = head;
  const { x, y, out } = place;
  const { inner, outer, half } = eyeShape(head, place);
  const { area, line } = headInk(context);
  const edge: Node[] = [
    [inner[0], y + 0.012],
    [x, y + 0.042],
    [outer[0], outer[1] + 0.014],
  ];
  const lid: Node[] = [
    [inner[0], y + 0.01],
    [x - out * 0.01, y - 0.028],
    outer,
    [outer[0], outer[1] + 0.014],
    [x, y + 0.042],
    [x - out * half * 0.5, y + 0.034],
  ];
  const crease: Node[] = [
    [inner[0] + out * 0.006, y - 0.006],
    [x, y - 0.036],
    [outer[0] + out * 0.008, outer[1] - 0.008],
  ];
  const lashes = [0.35, 0.68, 1].map((way) =>
    line(
      [
        [x + out * half * way, y + 0.036 - 0.024 * way * way],
        [x + out * (half * way + 0.022), y + 0.056 - 0.022 * way],
      ],
      0.013,
      paints.lash,
      0.9,
      'out',
    ),
  );
  return (
    area(
      lid,
      paints.isDeep ? paints.light : blended(paints.base, paints.light, 0.5),
      paints.isDeep ? 0.75 : 0.9,
    ) +
    line(crease, 0.012, paints.deepShade, 0.7) +
    line(edge, 0.023, paints.lash, 0.96) +
    (masculinity === 1 ? '' : lashes.join(''))
  );
}
