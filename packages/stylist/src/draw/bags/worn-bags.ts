import { toHex } from '../../colour/convert.ts';
import { tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { CAST_COLOUR, piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { type BagLayers, type BagSpace, bagSpace, GOLD } from './bag-space.ts';

const TILT_DEGREES = 4;

/** A strap from the far shoulder across the body to a bag on the hip. */
function crossStrap(context: DrawContext, side: Side, bag: BagSpace, cloth: Cloth, width: number): string {
  const { body, head } = context;
  const k = signOf(side);
  const on = onTorso(body);
  const line = path(
    [
      on(1.43, -k * (body.shape.neck + 0.16)),
      on(1.95, -k * 0.14),
      on(2.6, k * body.halfWidth(2.6) * 0.48),
      bag.at(-0.16 * k, 0.02),
    ],
    false,
  );
  return (
    stroke(line, CAST_COLOUR, width * head, 'stroke-opacity=".22" transform="translate(3 4)"') +
    stroke(line, toHex(tone(cloth.colour, -0.04)), width * head) +
    stroke(line, toHex(tone(cloth.colour, 0.1)), 1, 'stroke-opacity=".5" stroke-dasharray="5 3.4"')
  );
}

/** A camera bag: a zipped box on a long strap across the body. */
export function drawCameraBag(context: DrawContext, side: Side, cloth: Cloth): BagLayers {
  const { body } = context;
  const k = signOf(side);
  const atHip = onTorso(body)(3.34, k * (body.halfWidth(3.34) - 0.1));
  const bag = bagSpace(context, side, atHip, (-k * TILT_DEGREES * Math.PI) / 180);
  return {
    behind: '',
    front:
      crossStrap(context, side, bag, cloth, 0.045) +
      piece(
        context,
        bag.shape('-.27,.04 -.24,-.01 0,-.03 .24,-.01 .27,.04 .28,.32 .25,.37 0,.385 -.25,.37 -.28,.32'),
        cloth,
        {
          ...rounded(bag.at(-0.3, 0.2), bag.at(0.3, 0.2)),
          shade: [bag.shade],
          shadeOpacity: 0.2,
          seams: [bag.line('-.27,.085 0,.06 .27,.085')],
          highlights: [bag.brush('-.22,.12 -.235,.3', 0.022)],
        },
      ) +
      stroke(bag.line('-.25,.045 0,.02 .25,.045'), GOLD, 2.4, 'stroke-dasharray="3 2.2"') +
      piece(context, bag.shape('-.18,.15! .18,.15! .19,.31 0,.33 -.19,.31'), toned(cloth, 0.02), {
        edge: 1.3,
        stitches: [bag.line('-.165,.3 0,.315 .165,.3')],
      }) +
      fill(bag.shape('.2,.035 .235,.04 .225,.14 .2,.13'), GOLD),
  };
}

/** A backpack: two straps in front, the sack seen behind the shoulders and waist. */
export function drawBackpack(context: DrawContext, cloth: Cloth): BagLayers {
  const { body, head } = context;
  const on = onTorso(body);
  const { neck, shoulder } = body.shape;
  const wide = Math.max(body.halfWidth(2.5), shoulder * 0.72) + 0.09;
  const sack = path([
    corner(on(1.62, -wide * 0.8)),
    on(1.42, -wide * 0.5),
    on(1.36, 0),
    on(1.42, wide * 0.5),
    corner(on(1.62, wide * 0.8)),
    on(2.2, wide),
    on(2.9, wide * 1.02),
    on(3.06, wide * 0.8),
    on(3.1, 0),
    on(3.06, -wide * 0.8),
    on(2.9, -wide * 1.02),
    on(2.2, -wide),
  ]);
  const strap = SIDES.map((side) => {
    const k = signOf(side);
    const edge = (dx: number) => [
      on(1.41, k * (neck + 0.15 + dx)),
      on(1.7, k * (neck + 0.21 + dx * 1.2)),
      on(2.05, k * (neck + 0.2 + dx)),
      on(2.42, k * (body.halfWidth(2.4) * 0.86 + dx * 0.4)),
    ];
    const inner = edge(-0.045);
    const outer = edge(0.05).reverse();
    const outline = path([
      corner(inner[0] ?? on(1.4, 0)),
      ...inner.slice(1),
      ...outer.slice(0, -1),
      corner(outer[3] ?? on(1.4, 0)),
    ]);
    const web = path(
      [on(2.4, k * body.halfWidth(2.4) * 0.86), on(2.72, k * (body.halfWidth(2.7) + 0.03))],
      false,
    );
    return (
      stroke(web, toHex(tone(cloth.colour, -0.1)), 0.04 * head) +
      fill(outline, CAST_COLOUR, 'fill-opacity=".22" transform="translate(3 5)"') +
      piece(context, outline, toned(cloth, -0.02), {
        edge: 1.5,
        ...rounded(on(1.8, k * 0.2), on(1.8, k * 0.5)),
        stitches: [path(edge(-0.02), false), path(edge(0.03), false)],
      }) +
      fill(
        path(
          [
            on(2.02, k * (neck + 0.13)),
            on(2.02, k * (neck + 0.27)),
            on(2.07, k * (neck + 0.27)),
            on(2.07, k * (neck + 0.13)),
          ].map(corner),
        ),
        GOLD,
      )
    );
  });
  return {
    behind: piece(context, sack, cloth, {
      ...rounded(on(2.2, -wide), on(2.2, wide), 0.14, 0.34),
      seams: [path([on(2.3, -wide), on(2.36, 0), on(2.3, wide)], false)],
    }),
    front: strap.join(''),
  };
}
