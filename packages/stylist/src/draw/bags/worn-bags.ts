import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import type { DrawContext, Side } from '../context.ts';
import { isAway } from '../figure/facing.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { sideOn } from '../figure/side-on.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, type Point } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { drawBackpackFromBehind } from './backpack-back.ts';
import { type BagLayers, bagSpace, GOLD } from './bag-space.ts';
import { drawCrossStrap } from './cross-strap.ts';

const TILT_DEGREES = 4;

/** A camera bag: a zipped box on a long strap across the body. */
export function drawCameraBag(context: DrawContext, side: Side, cloth: Cloth): BagLayers {
  const { body } = context;
  const k = signOf(side);
  const atHip = onTorso(body)(3.34, k * (body.halfWidth(3.34) - 0.1));
  const bag = bagSpace(context, side, atHip, (-k * TILT_DEGREES * Math.PI) / 180);
  const strap = drawCrossStrap(context, side, cloth, { bag, ends: 0.24, width: 0.045 });
  return {
    behind: strap.behind,
    front: '',
    onBody:
      strap.onBody +
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

/** How far a backpack stands off the back, heads. */
const DEPTH = 0.44;

/** Height at which the padded part of its straps ends, half the pad's width, and the width of the webbing below. */
const PAD_END = 2.08;
const PAD_HALF = 0.05;
const WEB = 0.05;
/** How far beyond the body the webbing meets the pack where that is seen, and where it goes behind the cloth's edge. */
const TO_PACK = 0.2;
const TO_EDGE = 0.09;

/** Draws a backpack: two straps that run under the arms, the sack seen behind the shoulders and waist. */
export function drawBackpack(context: DrawContext, cloth: Cloth): BagLayers {
  const { body, head } = context;
  if (isAway(body)) return { behind: '', front: drawBackpackFromBehind(context, cloth) };
  const on = onTorso(body);
  const { turn = 0 } = body.pose;
  // It stands off the back: a turn shows how deep it is.
  const back = (v: number, x: number): Point => add(on(v, x), [-turn * DEPTH * head, 0]);
  const { neck, shoulder } = body.shape;
  const side = (v: number) => body.halfWidth(v) + 0.13;
  const sack = path([
    corner(back(1.5, -shoulder * 0.62)),
    back(1.3, -shoulder * 0.46),
    back(1.24, 0),
    back(1.3, shoulder * 0.46),
    corner(back(1.5, shoulder * 0.62)),
    back(2.1, side(2.1)),
    back(2.6, side(2.6)),
    back(2.95, side(2.75)),
    back(3.14, side(2.75) * 0.84),
    back(3.2, 0),
    back(3.14, -side(2.75) * 0.84),
    back(2.95, -side(2.75)),
    back(2.6, -side(2.6)),
    back(2.1, -side(2.1)),
  ]);
  // In profile the body hides the far strap.
  const seen = sideOn(body.pose) > 0.5 ? SIDES.filter((which) => signOf(which) * turn < 0) : SIDES;
  const strap = seen.map((which) => {
    const k = signOf(which);
    const padEnd = (neck + 0.25 + body.halfWidth(PAD_END) * 0.82) / 2;
    const line = (dx: number) => [
      on(1.42, k * (neck + 0.17 + dx)),
      on(1.7, k * (neck + 0.225 + dx)),
      on(1.98, k * (neck + 0.25 + dx)),
      on(PAD_END - dx * 0.3, k * (padEnd + dx * 0.8)),
    ];
    const inner = line(-PAD_HALF);
    const outer = line(PAD_HALF).reverse();
    const cornered = (points: readonly Point[]) =>
      points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
    const outline = path([...cornered(inner), ...cornered(outer)]);
    // Its ends are flat: a round one would stick out beyond the body that it goes round.
    const half = body.halfWidth(2.48);
    const toPack = [
      on(2.34, k * (padEnd * 0.6 + half * 0.4)),
      on(2.48, k * half),
      on(2.56, k * (half + TO_PACK)),
    ];
    const toEdge = [on(2.26, k * (padEnd * 0.5 + half * 0.5)), on(2.34, k * (half + TO_EDGE))];
    const web = brush(
      [on(PAD_END - 0.04, k * padEnd), ...(turn * k > 0 ? toEdge : toPack)],
      WEB * head,
      'flat',
    );
    const slide = [-0.06, 0.06].map((dx) => on(PAD_END - dx * 0.3, k * (padEnd + dx)));
    return (
      fill(web, CAST_COLOUR, 'fill-opacity=".2" transform="translate(2 4)"') +
      fill(web, toHex(tone(cloth.colour, -0.08))) +
      fill(outline, CAST_COLOUR, 'fill-opacity=".22" transform="translate(3 5)"') +
      piece(context, outline, toned(cloth, -0.02), {
        edge: 1.5,
        ...rounded(on(1.8, k * 0.2), on(1.8, k * 0.55)),
        stitches: [path(line(-0.03), false), path(line(0.03), false)],
      }) +
      stroke(path(slide, false), GOLD, 0.035 * head)
    );
  });
  const pack = piece(context, sack, cloth, {
    ...rounded(on(2.2, -side(2.2)), on(2.2, side(2.2)), 0.14, 0.34),
    seams: [path([on(2.4, -side(2.4)), on(2.46, 0), on(2.4, side(2.4))], false)],
  });
  return { behind: pack, front: '', onBody: strap.join('') };
}
