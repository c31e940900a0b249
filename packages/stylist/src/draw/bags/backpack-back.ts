import { toHex } from '#colour/convert.ts';
import { inkOf, tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { type OnTorso, onTorso } from '../tailoring/on-body.ts';
import { GOLD } from './bag-space.ts';

/** A backpack is as large on everyone: half its width, its top and its foot, in heads. */
const HALF = 0.46;
const TOP = 1.6;
const FOOT = 2.96;
const LID_FOOT = 2.06;
const POCKET_TOP = 2.3;
/** Where the two straps of the lid lie. */
const STRAPS_AT = 0.22;

function sackOutline(on: OnTorso): string {
  return path([
    on(TOP + 0.06, -HALF * 0.8),
    on(TOP, -HALF * 0.4),
    on(TOP - 0.02, 0),
    on(TOP, HALF * 0.4),
    on(TOP + 0.06, HALF * 0.8),
    on(TOP + 0.4, HALF),
    on(FOOT - 0.3, HALF * 1.06),
    on(FOOT - 0.06, HALF * 0.96),
    on(FOOT, HALF * 0.5),
    on(FOOT, -HALF * 0.5),
    on(FOOT - 0.06, -HALF * 0.96),
    on(FOOT - 0.3, -HALF * 1.06),
    on(TOP + 0.4, -HALF),
  ]);
}

function drawLid(context: DrawContext, cloth: Cloth, on: OnTorso): string {
  const outline = path([
    on(TOP + 0.07, -HALF * 0.84),
    on(TOP - 0.01, -HALF * 0.4),
    on(TOP - 0.03, 0),
    on(TOP - 0.01, HALF * 0.4),
    on(TOP + 0.07, HALF * 0.84),
    corner(on(LID_FOOT - 0.05, HALF * 0.98)),
    on(LID_FOOT + 0.03, HALF * 0.5),
    on(LID_FOOT + 0.04, 0),
    on(LID_FOOT + 0.03, -HALF * 0.5),
    corner(on(LID_FOOT - 0.05, -HALF * 0.98)),
  ]);
  const lid = piece(context, outline, toned(cloth, 0.02), {
    edge: 1.6,
    ...rounded(on(1.8, -HALF), on(1.8, HALF), 0.16, 0.26),
    stitches: [
      path([on(LID_FOOT - 0.08, -HALF * 0.9), on(LID_FOOT, 0), on(LID_FOOT - 0.08, HALF * 0.9)], false),
    ],
  });
  return contactShadow(context.document, outline, { shift: [2, 8], blur: 4, opacity: 0.3 }) + lid;
}

/** A pocket on the front of the sack, as wide as the space between the lid's straps and more. */
function drawPocket(context: DrawContext, cloth: Cloth, on: OnTorso): string {
  const half = HALF * 0.72;
  const outline = path([
    corner(on(POCKET_TOP, -half)),
    corner(on(POCKET_TOP, half)),
    on(FOOT - 0.16, half * 1.02),
    corner(on(FOOT - 0.08, half * 0.86)),
    corner(on(FOOT - 0.08, -half * 0.86)),
    on(FOOT - 0.16, -half * 1.02),
  ]);
  return piece(context, outline, toned(cloth, 0.012), {
    edge: 1.5,
    ...rounded(on(2.5, -half), on(2.5, half)),
    stitches: [path([on(POCKET_TOP + 0.05, -half * 0.96), on(POCKET_TOP + 0.05, half * 0.96)], false)],
  });
}

function drawLidStrap({ head }: DrawContext, cloth: Cloth, on: OnTorso, k: -1 | 1): string {
  const x = k * STRAPS_AT;
  const line = path([on(TOP + 0.2, x), on(LID_FOOT, x), on(POCKET_TOP + 0.2, x)], false);
  const buckle = [on(2.12, x - 0.05), on(2.12, x + 0.05), on(2.21, x + 0.05), on(2.21, x - 0.05)];
  return (
    stroke(line, inkOf(cloth.colour), 0.074 * head, 'stroke-opacity=".5"') +
    stroke(line, toHex(tone(cloth.colour, -0.05)), 0.06 * head) +
    stroke(path(buckle.map(corner)), GOLD, 0.018 * head)
  );
}

/** The strap that goes over the shoulder, and its end that comes back under the arm to the foot of the sack. */
function drawShoulderStrap({ body, head }: DrawContext, cloth: Cloth, on: OnTorso, k: -1 | 1): string {
  const { neck } = body.shape;
  const over = path([on(TOP + 0.1, k * 0.2), on(1.5, k * (neck + 0.12)), on(1.4, k * (neck + 0.18))], false);
  const under = path([on(FOOT - 0.14, k * HALF), on(2.66, k * (body.halfWidth(2.6) + 0.02))], false);
  const colour = toHex(tone(cloth.colour, -0.06));
  return stroke(over, colour, 0.1 * head) + stroke(under, colour, 0.045 * head);
}

/** Draws a backpack on the back of a figure that is seen from behind. */
export function drawBackpackFromBehind(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const outline = sackOutline(on);
  const handle = path([on(TOP + 0.04, -0.11), on(TOP - 0.1, 0), on(TOP + 0.04, 0.11)], false);
  const signs = SIDES.map(signOf);
  return [
    ...signs.map((k) => drawShoulderStrap(context, cloth, on, k)),
    stroke(handle, toHex(tone(cloth.colour, -0.08)), 0.045 * context.head),
    contactShadow(context.document, outline, { shift: [8, 10], blur: 6, opacity: 0.32 }),
    piece(context, outline, cloth, { ...rounded(on(2.2, -HALF), on(2.2, HALF), 0.14, 0.32) }),
    drawPocket(context, cloth, on),
    drawLid(context, cloth, on),
    ...signs.map((k) => drawLidStrap(context, cloth, on, k)),
  ].join('');
}
