import { toHex } from '#colour/convert.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { HatCut } from '#garments/cut.ts';
import type { HeadModel } from '../head-model.ts';
import { onHat } from './hat-space.ts';

/** How low on the face each hat's shade reaches, heads below the head's centre before the hat is drawn down. */
const REACH: Readonly<Record<HatCut['shape'], number>> = {
  straw: -0.1,
  fedora: -0.12,
  bucket: -0.085,
  cap: -0.06,
  beanie: -0.15,
  beret: -0.21,
};
const SHADE = 0.5;

/** The shade a hat throws on the forehead, as planes of the face. */
export function hatShade({ context, paints, view }: HeadModel, shape: HatCut['shape']): string {
  if (view.turn === 'back') return '';
  const y = REACH[shape];
  const edge = path(
    onHat(
      context,
      [
        corner([-0.6, -0.6]),
        corner([-0.6, y + 0.03]),
        [0, y - 0.012],
        corner([0.6, y + 0.03]),
        corner([0.6, -0.6]),
      ],
      'brim',
    ),
  );
  return fill(edge, toHex(paints.deepShade), `fill-opacity="${SHADE}"`);
}
