import { toHex } from '../../colour/convert.ts';
import { tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { corner, mix, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { contactShadow } from '../tailoring/contact-shadow.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';

const FRINGES = 11;

/** A wide shawl round both shoulders, its fringed ends hanging in front over the upper arms. */
export function drawShawl(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { neck, shoulder } = body.shape;
  const side = (k: -1 | 1) => {
    const foot = k < 0 ? 3.32 : 3.1;
    const inner: Point[] = [
      on(1.36, k * (neck + 0.02)),
      on(1.62, k * (neck + 0.06)),
      on(2.1, k * 0.18),
      on(2.7, k * 0.2),
      on(foot, k * 0.17),
    ];
    const outer: Point[] = [
      on(foot - 0.06, k * (shoulder - 0.08)),
      on(2.6, k * (shoulder + 0.06)),
      on(2.05, k * (shoulder + 0.13)),
      on(1.7, k * (shoulder + 0.13)),
      on(1.5, k * (shoulder - 0.02)),
      on(1.37, k * (neck + 0.2)),
    ];
    const outline = path([
      corner(inner[0] ?? on(1.36, 0)),
      ...inner.slice(1, -1),
      corner(inner[4] ?? on(foot, 0)),
      corner(outer[0] ?? on(foot, 0)),
      ...outer.slice(1),
    ]);
    const fringe = Array.from({ length: FRINGES + 1 }, (_, i) => {
      const start = mix(on(foot, k * 0.17), on(foot - 0.06, k * (shoulder - 0.08)), i / FRINGES);
      return stroke(
        polygon([start, [start[0] + (i % 2 ? 1.5 : -1.5), start[1] + 0.12 * head]], false),
        toHex(i % 3 ? cloth.colour : tone(cloth.colour, -0.08)),
        3,
      );
    });
    const fall = (x: number, to: number, width: number) =>
      brush([on(foot - 0.03, k * x), on(2.5, k * (x + 0.02)), on(to, k * (x - 0.08))], width * head, 'out');
    return (
      fringe.join('') +
      contactShadow(document, outline, { shift: [k < 0 ? 6 : 3, 8], blur: 6, opacity: 0.24 }) +
      piece(context, outline, cloth, {
        origin: on(1.4, k * 0.3),
        angle: k * -5,
        ...rounded(on(2.2, -shoulder), on(2.2, shoulder)),
        folds: [
          fall(0.34, 1.6, 0.06),
          fall(0.5, 1.75, 0.055),
          brush([on(1.42, k * (neck + 0.16)), on(1.8, k * 0.42), on(2.4, k * 0.3)], 0.05 * head, 'out'),
          brush(
            [on(1.5, k * (shoulder - 0.1)), on(1.9, k * (shoulder - 0.02)), on(2.4, k * (shoulder - 0.1))],
            0.05 * head,
            'out',
          ),
        ],
        foldOpacity: 0.26,
      })
    );
  };
  return side(1) + side(-1);
}
