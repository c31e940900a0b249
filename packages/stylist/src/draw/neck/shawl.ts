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

const FRINGES = 9;
/** Edges of the ends, heads from the middle of the front. */
const INNER = 0.13;
const OUTER = 0.5;

/** A stole laid over both shoulders, its fringed ends hanging in front, one longer than the other. */
export function drawShawl(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { neck, shoulder } = body.shape;
  const side = (k: -1 | 1) => {
    const foot = k < 0 ? 3.5 : 3.2;
    const inner: Point[] = [
      on(1.36, k * (neck + 0.01)),
      on(1.6, k * (neck + 0.04)),
      on(2.05, k * 0.15),
      on(2.7, k * 0.16),
      on(foot, k * INNER),
    ];
    const outer: Point[] = [
      on(foot - 0.05, k * OUTER),
      on(2.75, k * (OUTER + 0.06)),
      on(2.25, k * (OUTER + 0.1)),
      on(1.9, k * (shoulder - 0.1)),
      on(1.66, k * (shoulder - 0.02)),
      on(1.52, k * (shoulder - 0.07)),
      on(1.38, k * (neck + 0.2)),
    ];
    const outline = path([
      corner(inner[0] ?? on(1.36, 0)),
      ...inner.slice(1, -1),
      corner(inner[4] ?? on(foot, 0)),
      corner(outer[0] ?? on(foot, 0)),
      ...outer.slice(1),
    ]);
    const fringe = Array.from({ length: FRINGES + 1 }, (_, i) => {
      const start = mix(on(foot, k * INNER), on(foot - 0.05, k * OUTER), i / FRINGES);
      return stroke(
        polygon([start, [start[0] + (i % 2 ? 1.5 : -1.5), start[1] + 0.12 * head]], false),
        toHex(i % 3 ? cloth.colour : tone(cloth.colour, -0.08)),
        3,
      );
    });
    const fall = (x: number, rise: Point, width: number) =>
      brush(
        [on(foot - 0.02, k * x), on(2.6, k * (x + 0.02)), on(2.05, k * (x + 0.05)), rise],
        width * head,
        'out',
      );
    return (
      fringe.join('') +
      contactShadow(document, outline, { shift: [k < 0 ? 6 : 3, 8], blur: 6, opacity: 0.24 }) +
      piece(context, outline, cloth, {
        origin: on(1.4, k * 0.3),
        angle: k * -5,
        ...rounded(on(2.2, -shoulder), on(2.2, shoulder)),
        folds: [
          fall(0.24, on(1.5, k * (neck + 0.1)), 0.06),
          fall(0.35, on(1.5, k * (neck + 0.24)), 0.055),
          fall(0.44, on(1.56, k * (shoulder - 0.16)), 0.05),
        ],
        foldOpacity: 0.26,
      })
    );
  };
  return side(1) + side(-1);
}
