import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { corner, mix, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

const FRINGES = 13;
/** Where the point hangs, in heads from the top of the figure and from the middle of the front. */
const POINT_HEM = 2.72;
const POINT_SIDE = 0.06;

/** The point of a square shawl folded across, hanging in front below the turns round the neck. */
export function drawShawlPoint(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { shoulder } = body.shape;
  const reach = shoulder - 0.06;
  const tip = on(POINT_HEM, POINT_SIDE);
  const left = on(1.86, -reach);
  const right = on(1.84, reach);
  const outline = path([
    on(1.32, -0.36),
    on(1.5, 0.14 - reach),
    corner(left),
    on(2.3, -0.36),
    corner(tip),
    on(2.3, 0.42),
    corner(right),
    on(1.5, reach - 0.14),
    on(1.32, 0.38),
  ]);
  const fringe = (from: Point, to: Point) =>
    Array.from({ length: FRINGES + 1 }, (_, i) => {
      const start = mix(from, to, i / FRINGES);
      return stroke(
        polygon([start, [start[0] + (i % 2 ? 1.5 : -1.5), start[1] + 0.1 * head]], false),
        toHex(i % 3 ? cloth.colour : tone(cloth.colour, -0.08)),
        3,
      );
    }).join('');
  const fold = (from: Point, to: Point) => brush([from, mix(from, to, 0.5), to], 0.05 * head, 'out');
  return (
    fringe(left, tip) +
    fringe(tip, right) +
    contactShadow(document, outline, { shift: [4, 9], blur: 7, opacity: 0.26 }) +
    piece(context, outline, cloth, {
      origin: on(1.4, 0),
      angle: 45,
      ...rounded(on(1.9, -reach), on(1.9, reach)),
      folds: [
        fold(on(1.6, -0.3), on(2.2, -0.14)),
        fold(on(1.6, 0.32), on(2.25, 0.2)),
        fold(on(1.7, 0), on(2.45, 0.05)),
      ],
      foldOpacity: 0.26,
    })
  );
}
