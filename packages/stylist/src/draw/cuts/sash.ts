import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, type Point } from '../kit/point.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

const TOP = 2.86;
const WIDTH = 0.13;

export interface SashCut {
  readonly knot: 'tie' | 'bow';
  /** Place of the knot from the axis, in heads. */
  readonly knotAt: number;
  /** Length of the longer tail, in heads. */
  readonly tail: number;
}

interface Knot {
  readonly context: DrawContext;
  readonly cloth: Cloth;
  /** A point by heads from the knot. */
  readonly from: (x: number, y: number) => Point;
}

function drawTail({ context, cloth, from }: Knot, x: number, length: number): string {
  const outline = path([
    corner(from(-0.03, 0)),
    from(x * 0.4 - 0.05, length * 0.5),
    corner(from(x - 0.07, length)),
    corner(from(x + 0.07, length - 0.05)),
    from(x * 0.5 + 0.06, length * 0.45),
    corner(from(0.04, 0)),
  ]);
  const fold = brush(
    [from(0, 0), from(x * 0.5, length * 0.5), from(x, length * 0.9)],
    0.02 * context.head,
    'out',
  );
  return piece(context, outline, cloth, { origin: from(0, 0), folds: [fold] });
}

function drawLoop({ context, cloth, from }: Knot, k: -1 | 1): string {
  const outline = path([
    corner(from(0, 0)),
    from(k * 0.1, -0.13),
    from(k * 0.25, -0.1),
    from(k * 0.25, 0.06),
    from(k * 0.1, 0.07),
  ]);
  const fold = brush([from(0, 0), from(k * 0.12, -0.03), from(k * 0.2, -0.02)], 0.03 * context.head, 'out');
  return piece(context, outline, cloth, { origin: from(0, 0), folds: [fold] });
}

function drawKnot({ context, cloth, from }: Knot): string {
  const outline = path([from(-0.06, -0.05), from(0.05, -0.06), from(0.07, 0.04), from(-0.04, 0.07)]);
  return piece(context, outline, cloth, { origin: from(0, 0) });
}

/** A cloth belt tied at the waist, its two tails hanging. */
export function drawSash(context: DrawContext, cloth: Cloth, cut: SashCut): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const half = body.halfWidth(TOP) + 0.03;
  const centre = on(TOP + 0.11, cut.knotAt);
  const knot: Knot = { context, cloth, from: (x, y) => add(centre, [x * head, y * head]) };
  const band = path([
    corner(on(TOP, -half)),
    on(TOP + 0.05, 0),
    corner(on(TOP, half)),
    corner(on(TOP + WIDTH, half)),
    on(TOP + WIDTH + 0.05, 0),
    corner(on(TOP + WIDTH, -half)),
  ]);
  const drawnBand = piece(context, band, toned(cloth, -0.025), {
    origin: on(TOP, 0),
    ...rounded(body.torso(-1, TOP), body.torso(1, TOP)),
    folds: [
      brush([on(TOP + 0.05, -half), on(TOP + 0.1, -0.1), on(TOP + 0.09, cut.knotAt)], 0.025 * head, 'out'),
      brush([on(TOP + 0.06, half), on(TOP + 0.1, cut.knotAt + 0.1)], 0.02 * head, 'out'),
    ],
  });
  return [
    contactShadow(document, band, { shift: [1, 7], blur: 4, opacity: 0.26 }),
    drawnBand,
    drawTail(knot, -0.1, cut.tail),
    drawTail(knot, 0.16, cut.tail * 0.82),
    cut.knot === 'bow' ? drawLoop(knot, -1) + drawLoop(knot, 1) : '',
    drawKnot(knot),
  ].join('');
}
