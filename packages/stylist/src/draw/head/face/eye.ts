import { oklch, toHex } from '#colour/convert.ts';
import { corner, lerp, type Node } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { group } from '#draw/kit/svg-element.ts';
import { headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling } from '../head-model.ts';
import { headSpace, shapeOn } from '../head-space.ts';
import { irisOf } from './eye-colour.ts';
import { type EyePlace, type EyeShape, eyeShape } from './eye-shape.ts';
import { drawLoweredEye } from './lowered-eye.ts';

const PUPIL = oklch(0.17, 0.02, 320);
const CATCH_LIGHT = '#fffdf6';
const IRIS = 0.0405;
/** How far eyes look to where the head turns: less would stare out of it at the viewer. */
const GAZE = { front: 0.006, near: 0.013, far: 0.007 } as const;

/** The eyeball with iris, pupil, the lid's shadow, and one light at the upper left. */
function ball(head: HeadModel, { x, y, out, isFar }: EyePlace, shape: EyeShape): string {
  const { context, paints, years, view } = head;
  const { inner, outer, upper, lower, height, half } = shape;
  const { area } = headInk(context);
  const white: Node[] = [
    corner([inner[0], inner[1]]),
    ...upper,
    corner([outer[0], outer[1]]),
    [x + out * half * 0.32, lower],
    [x - out * half * 0.36, lower],
  ];
  const [cx, cy] = headSpace(context)(
    x + GAZE[isFar ? 'far' : view.turn === 'front' ? 'front' : 'near'],
    y - height * 0.3,
  );
  const ry = IRIS * (1 - 0.06 * years) * context.head * (isFar ? 0.94 : 1);
  const rx = ry * (isFar ? 0.8 : 1);
  const round = (share: number, colour: string) =>
    `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(rx * share)}" ry="${px(ry * share)}" fill="${colour}"/>`;
  const lidShadow: Node[] = [
    [inner[0], y - height - 0.03],
    [outer[0], y - height - 0.03],
    [outer[0], y - height * 0.45],
    [x, y - height * 0.56],
    [inner[0], y - height * 0.15],
  ];
  const inside = round(1, toHex(irisOf(head))) + round(0.5, toHex(PUPIL)) + area(lidShadow, paints.line, 0.3);
  const clip = context.document.clip(shapeOn(context, white));
  return (
    area(white, paints.eyeWhite) +
    group(inside, `clip-path="url(#${clip})"`) +
    `<circle cx="${px(cx - rx * 0.34)}" cy="${px(cy - ry * 0.3)}" r="${px(ry * 0.24)}" fill="${CATCH_LIGHT}"/>`
  );
}

function openEye(head: HeadModel, place: EyePlace): string {
  const { context, paints, years, masculinity, factors } = head;
  const { x, y, out } = place;
  const shape = eyeShape(head, place);
  const { inner, outer, upper, lower, height, half } = shape;
  const { area, line } = headInk(context);
  const rise = 0.026 * factors.crease;
  const crease: Node[] = [
    [inner[0] + out * 0.004, y - 0.012 - height * 0.25],
    [x, y - height - rise],
    [outer[0] + out * (0.01 + 0.008 * years), outer[1] - rise * lerp(0.8, 0.2, years)],
  ];
  const lid: Node[] = [[inner[0], y + 0.006], ...crease, outer, upper[1], upper[0]];
  const flick: Node[] = masculinity < 1 && years < 1 ? [[outer[0] + out * 0.016, outer[1] - 0.01]] : [];
  const smile: Node[] = [
    [inner[0] + out * 0.02, lower + 0.024],
    [x + out * 0.01, lower + 0.033],
    [outer[0], lower + 0.014],
  ];
  return (
    ball(head, place, shape) +
    area(lid, paints.isDeep ? paints.light : paints.shade, paints.isDeep ? 0.6 : 0.5) +
    line(crease, lerp(0.0105, 0.015, years), paints.deepShade, lerp(0.6, 0.78, years)) +
    line([inner, ...upper, outer, ...flick], masculinity === 1 ? 0.021 : 0.027, paints.lash, 0.97) +
    line(
      [
        [inner[0] + out * 0.02, lower],
        [x + out * half * 0.3, lower + 0.004],
        [outer[0], outer[1] + 0.008],
      ],
      0.009,
      paints.line,
      0.45,
    ) +
    (isSmiling(head) ? line(smile, years > 0 ? 0.012 : 0.009, paints.shade, years > 0 ? 0.8 : 0.6) : '')
  );
}

/** One eye of a face seen from the front or at three quarters. */
export function drawEye(head: HeadModel, place: EyePlace): string {
  return head.expression === 'lowered' ? drawLoweredEye(head, place) : openEye(head, place);
}
