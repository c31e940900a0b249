import { shadowOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { limbShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { crowned } from '#draw/figure/shoulder-crown.ts';
import { signOf } from '#draw/figure/side.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, lerp, mix, type Node, type Point, scale } from '#draw/kit/point.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { cuffOutline } from '../tops/hem-band.ts';
import type { PufferDraft } from './puffer-draft.ts';

const CHANNELS = 8;
const END = 1.92;
const EASE = 0.105;
/** How far wadding builds up the crown. */
const PUFFED = 1;
/** The sheen that follows each tube round the arm: a broad soft band and a narrow one in it, heads wide. */
const SHEEN = [0.085, 0.04];
export const SHEEN_OPACITY = 0.12;

const pointOf = (node: Node): Point => [node[0], node[1]];

/** Scalloped edges of the sleeve: a corner at each seam, a bulge between. */
function edges(context: DrawContext, side: Side, places: readonly number[]) {
  const limb = context.body.arms[side];
  const { head } = context;
  const k = signOf(side);
  const ease = EASE * head;
  const bulge = (
    u: number,
    from: number,
    to: number,
    first: number,
    second: number,
    drawIn: number,
  ): Node[] => [
    limb.point(lerp(from, to, 0.28), u, ease + first * head),
    limb.point(lerp(from, to, 0.72), u, ease + second * head),
    corner(limb.point(to, u, ease - drawIn * head)),
  ];
  const outer: Node[] = [];
  const inner: Node[] = [];
  for (let i = 0; i < CHANNELS; i++) {
    const from = Math.max(at(places, i), 0.12);
    const to = at(places, i + 1);
    const drawIn = i === CHANNELS - 1 ? 0.05 : 0.006;
    outer.push(...bulge(k, from, to, 0.022, 0.024, drawIn));
    if (from > 0.36) inner.push(...bulge(-k, from, to, 0.012, 0.014, drawIn));
  }
  return { outer, inner };
}

function quilting(context: DrawContext, side: Side, places: readonly number[]) {
  const limb = context.body.arms[side];
  const { head } = context;
  const ease = EASE * head;
  const folds: string[] = [];
  const light: string[] = [];
  const seams: string[] = [];
  for (const t of places.slice(1, CHANNELS)) {
    const down = scale(limb.direction(t), 0.028 * head);
    const under = [
      add(limb.point(t, -1.1, ease), down),
      add(limb.point(t, 0), scale(down, 2.2)),
      add(limb.point(t, 1.1, ease), down),
    ];
    folds.push(brush(under, 0.075 * head, 'flat'));
    const seam = [
      limb.point(t, -1.05, ease),
      add(limb.point(t, 0), scale(down, 1.1)),
      limb.point(t, 1.05, ease),
    ];
    seams.push(path(seam, false));
    const bow = (u: number) => add(limb.point(t + 0.085, u, ease), scale(down, 1.1 * (1 - u * u)));
    light.push(...SHEEN.map((width) => brush([bow(-1.25), bow(-0.6), bow(0), bow(0.6)], width * head)));
  }
  return { folds, light, seams };
}

/** A quilted sleeve with its knitted cuff. */
export function drawPufferSleeve(
  context: DrawContext,
  cloth: Cloth,
  puffer: PufferDraft,
  side: Side,
): string {
  const { body, head } = context;
  const on = onTorso(body);
  const k = signOf(side);
  const limb = body.arms[side];
  const places = Array.from({ length: CHANNELS + 1 }, (_, i) => lerp(0.02, END, i / CHANNELS));
  const { outer, inner } = edges(context, side, places);
  const { shoulder, neck } = body.shape;
  const top = on(1.5, k * (shoulder - 0.12));
  const crown = crowned(on(1.36, k * (neck + 0.1)), top, outer, PUFFED);
  const hemMiddle = add(
    mix(pointOf(lastOf(outer)), pointOf(lastOf(inner)), 0.5),
    scale(limb.direction(1.9), 0.02 * head),
  );
  const outline = path([
    corner(top),
    ...(crown.length > 0 ? crown : [on(1.57, k * (shoulder + 0.055)), ...outer]),
    hemMiddle,
    ...inner.reverse(),
    corner(on(2.14, k * (puffer.halfWidth(2.1) - 0.04))),
    on(1.85, k * (shoulder - 0.14)),
  ]);
  const cuff = cuffOutline(context, side, { from: 1.88, to: 2.04, fromEase: 0.06, toEase: 0.03 });
  const rib: Cloth = { name: 'rib', colour: shadowOf(cloth.colour, 1) };
  return (
    piece(context, cuff, rib, { origin: limb.at(2) }) +
    piece(context, outline, cloth, {
      ...rounded(limb.point(0.8, -1.6), limb.point(0.8, 1.6), 0.2, 0.32),
      shade: [limbShade(limb, () => EASE * head, -0.1, 2, { u: 0.3, wobble: 0.08 })],
      shadeOpacity: 0.2,
      ...quilting(context, side, places),
      lightOpacity: SHEEN_OPACITY,
      foldOpacity: 0.26,
      seamWidth: 1.8,
    })
  );
}
