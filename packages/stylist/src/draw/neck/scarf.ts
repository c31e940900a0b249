import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { ScarfCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { at } from '../kit/at.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { add, corner, mix, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { drawShawlPoint } from './shawl.ts';
import { drawSquareScarf } from './square-scarf.ts';

const FRINGES = 9;

function drawFringe(context: DrawContext, cloth: Cloth, from: Point, to: Point): string {
  return Array.from({ length: FRINGES + 1 }, (_, i) => {
    const start = mix(from, to, i / FRINGES);
    const end: Point = [start[0] + (i % 2 ? 1.5 : -1.5), start[1] + 0.11 * context.head];
    const colour = i % 3 ? cloth.colour : tone(cloth.colour, -0.08);
    return stroke(polygon([start, end], false), toHex(colour), 3);
  }).join('');
}

interface Tail {
  /** Down the left edge, then up the right one; the hem runs between the two. */
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

function drawTail(context: DrawContext, cloth: Cloth, { left, right }: Tail): string {
  const { document, head } = context;
  const cornered = (points: readonly Point[]) =>
    points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
  const outline = path([...cornered(left), ...cornered(right)]);
  const hemLeft = at(left, left.length - 1);
  const hemRight = at(right, 0);
  const top = mix(at(left, 0), at(right, right.length - 1), 0.4);
  return (
    drawFringe(context, cloth, hemLeft, hemRight) +
    contactShadow(document, outline, { shift: [8, 6], blur: 5, opacity: 0.2 }) +
    piece(context, outline, cloth, {
      origin: mix(top, hemLeft, 0.4),
      ...rounded(add(hemLeft, [-12, 0]), add(hemRight, [14, 0])),
      folds: [brush([top, mix(hemLeft, hemRight, 0.45)], 0.04 * head, 'out')],
    })
  );
}

function drawTails(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const long: Tail = {
    left: [on(1.5, 0.02), on(2.1, 0.1), on(2.8, 0.08), on(3.25, 0.06)],
    right: [on(3.22, 0.36), on(2.7, 0.36), on(2.1, 0.33), on(1.5, 0.26)],
  };
  const short: Tail = {
    left: [on(1.5, -0.22), on(1.9, -0.22), on(2.35, -0.3), on(2.7, -0.32)],
    right: [on(2.74, -0.03), on(2.3, 0), on(1.9, 0.04), on(1.5, 0.06)],
  };
  return drawTail(context, cloth, long) + drawTail(context, cloth, short);
}

/** A scarf: a snood, long with two fringed tails, a knotted square or a shawl. */
export function drawScarf(context: DrawContext, cut: ScarfCut, cloth: Cloth): string {
  if (cut.length === 'square') return drawSquareScarf(context, cloth);
  const { body, document, head } = context;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.5;
  const loop = path([
    body.free(middle - 0.3, 1.06),
    on(1.26, -0.38),
    on(1.5, -0.37),
    on(1.66, -0.16),
    on(1.69, 0.08),
    on(1.58, 0.32),
    on(1.36, 0.4),
    body.free(middle + 0.31, 1.08),
    body.free(middle + 0.16, 1.16),
    body.free(middle, 1.19),
    body.free(middle - 0.16, 1.15),
  ]);
  const wound = piece(context, loop, cloth, {
    angle: -12,
    origin: body.torso(0, 1.4),
    ...rounded(on(1.4, -0.4), on(1.4, 0.4)),
    folds: [
      brush([on(1.25, -0.36), on(1.42, -0.05), on(1.42, 0.3)], 0.05 * head),
      brush([on(1.45, -0.35), on(1.57, 0), on(1.5, 0.34)], 0.045 * head),
      brush([body.free(middle - 0.28, 1.13), on(1.3, 0), on(1.26, 0.36)], 0.04 * head),
    ],
    foldOpacity: 0.3,
  });
  const shadow = contactShadow(document, loop, { shift: [3, 9], blur: 6, opacity: 0.28 });
  const hanging = { long: drawTails, shawl: drawShawlPoint, snood: () => '' }[cut.length];
  return hanging(context, cloth) + shadow + wound;
}
