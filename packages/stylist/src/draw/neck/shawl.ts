import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon, resample, sample } from '../kit/curve.ts';
import { add, corner, mix, type Node, type Point } from '../kit/point.ts';
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
  const edges = {
    left: [corner(left), on(2.3, -0.36), corner(tip)],
    right: [corner(tip), on(2.3, 0.42), corner(right)],
  };
  const outline = path([
    on(1.32, -0.36),
    on(1.5, 0.14 - reach),
    ...edges.left,
    ...edges.right.slice(1),
    on(1.5, reach - 0.14),
    on(1.32, 0.38),
  ]);
  const fringe = (edge: readonly Node[]) =>
    resample(sample(edge, 10), FRINGES + 1)
      .map((start, i) =>
        stroke(
          polygon([start, [start[0] + (i % 2 ? 1.5 : -1.5), start[1] + 0.1 * head]], false),
          toHex(i % 3 ? cloth.colour : tone(cloth.colour, -0.08)),
          3,
        ),
      )
      .join('');
  /** Drawn from the turns towards the point: it hangs through in between. */
  const fold = (from: Point, to: Point, aside: number) =>
    brush([from, add(mix(from, to, 0.5), [aside * head, 0]), to], 0.05 * head, 'out');
  return (
    fringe(edges.left) +
    fringe(edges.right) +
    contactShadow(document, outline, { shift: [4, 9], blur: 7, opacity: 0.26 }) +
    piece(context, outline, cloth, {
      origin: on(1.4, 0),
      angle: 45,
      ...rounded(on(1.9, -reach), on(1.9, reach)),
      folds: [
        fold(on(1.56, -0.36), on(2.24, -0.06), -0.09),
        fold(on(1.56, 0.38), on(2.3, 0.14), 0.1),
        fold(on(1.62, -0.1), on(2.5, 0.03), -0.05),
        fold(on(1.62, 0.2), on(2.02, 0.12), 0.03),
      ],
      foldOpacity: 0.26,
    })
  );
}
