import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { sagOf } from '#draw/figure/waistline.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, lerp, type Node, type Point } from '#draw/kit/point.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawBeltGathers } from '../accessories/belts.ts';
import type { JacketDraft } from './jacket-draft.ts';

const TOP = 2.9;
const WIDTH = 0.15;
/** Where the loop of an undone belt is, as a share of the way from the front edge to the side, and how wide it and the belt's end are. */
const LOOP_AT = 0.3;
const LOOP = 0.024;
const HALF_END = 0.062;
/** How far loop and belt differ in lightness from the coat. */
const BELT_TONE = -0.06;
const LOOP_TONE = -0.03;

/** Draws an end of a belt; its lit edges are drawn too, or on cloth of its own colour it would be a few loose lines. */
function drawTail(context: DrawContext, cloth: Cloth, nodes: readonly Node[]): string {
  const x = nodes[0]?.[0] ?? 0;
  return piece(context, path(nodes), toned(cloth, BELT_TONE), {
    edge: 1.7,
    seams: [path(nodes)],
    ...rounded([x - 20, 0], [x + 30, 0]),
  });
}

function drawBand(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { body, document } = context;
  const on = onTorso(body);
  const { halfWidth } = jacket;
  const foot = TOP + WIDTH;
  const upper = halfWidth(TOP) + 0.01;
  const lower = halfWidth(foot) + 0.01;
  const sag = sagOf(upper) + 0.015;
  const outline = path([
    corner(on(TOP, -upper)),
    on(TOP + sag * 0.75, -upper / 2),
    on(TOP + sag, 0),
    on(TOP + sag * 0.75, upper / 2),
    corner(on(TOP, upper)),
    corner(on(foot, lower)),
    on(foot + sag * 0.75, lower / 2),
    on(foot + sag, 0),
    on(foot + sag * 0.75, -lower / 2),
    corner(on(foot, -lower)),
  ]);
  const stitch = (v: number, half: number) => path([on(v, -half), on(v + sag, 0), on(v, half)], false);
  return (
    contactShadow(document, outline, { shift: [2, 8], blur: 4, opacity: 0.28 }) +
    piece(context, outline, toned(cloth, -0.03), {
      edge: 1.7,
      ...rounded(body.torso(-1, TOP), body.torso(1, TOP)),
      seams: [outline],
      stitches: [stitch(TOP + 0.025, halfWidth(TOP)), stitch(foot - 0.025, halfWidth(foot))],
    })
  );
}

/** Draws an undone belt at either side of an open coat: from the side seam to its loop, and its end hanging out of that. */
export function drawLooseBelt(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { halfWidth, at, cut, frontEdge } = jacket;
  const hanging = (k: -1 | 1, length: number) => {
    const outer = k * halfWidth(TOP);
    const x = lerp(frontEdge(k, TOP + 0.2), outer, LOOP_AT);
    const foot = Math.min(TOP + length, cut.hem - 0.3);
    const from = (v: number, dx: number) => at(v, x + k * dx);
    const end = [
      corner(from(TOP + 0.03, -HALF_END)),
      from((TOP + foot) / 2, -HALF_END - 0.02),
      corner(from(foot, -HALF_END + 0.012)),
      corner(from(foot - 0.05, HALF_END + 0.012)),
      from((TOP + foot) / 2, HALF_END - 0.02),
      corner(from(TOP + 0.03, HALF_END)),
    ];
    const band = [
      corner(from(TOP, -HALF_END)),
      corner(at(TOP, outer + k * 0.008)),
      corner(at(TOP + WIDTH, outer + k * 0.008)),
      corner(from(TOP + WIDTH, -HALF_END)),
    ];
    const loop = [
      corner(from(TOP - 0.03, -LOOP)),
      corner(from(TOP - 0.03, LOOP)),
      corner(from(TOP + WIDTH + 0.03, LOOP)),
      corner(from(TOP + WIDTH + 0.03, -LOOP)),
    ];
    return (
      contactShadow(context.document, path(end), { shift: [4, 5], blur: 4, opacity: 0.22 }) +
      drawTail(context, cloth, end) +
      piece(context, path(band), toned(cloth, BELT_TONE), {
        edge: 1.6,
        seams: [path(band)],
        ...rounded(from(TOP, 0), at(TOP, outer)),
      }) +
      piece(context, path(loop), toned(cloth, LOOP_TONE), { edge: 1.4 })
    );
  };
  return hanging(-1, 1.55) + hanging(1, 1.3);
}

/** Draws the tied belt of a closed trench or wrap coat. */
export function drawCoatBelt(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { body, head } = context;
  const knotAt = body.torso(0, TOP + 0.13, -0.05);
  const from = (x: number, y: number): Point => add(knotAt, [x * head, y * head]);
  const longTail = [
    corner(from(-0.02, 0)),
    from(-0.1, 0.35),
    corner(from(-0.2, 0.72)),
    corner(from(-0.06, 0.78)),
    from(0.02, 0.36),
    corner(from(0.06, 0.02)),
  ];
  const shortTail = [
    corner(from(-0.03, 0)),
    from(0.05, 0.26),
    corner(from(0.09, 0.56)),
    corner(from(0.22, 0.53)),
    from(0.14, 0.24),
    corner(from(0.06, -0.02)),
  ];
  const knot = [from(-0.08, -0.06), from(0.06, -0.08), from(0.1, 0.04), from(-0.02, 0.1), from(-0.09, 0.04)];
  return (
    drawBeltGathers(context, cloth, jacket.halfWidth(TOP + WIDTH / 2) - body.halfWidth(TOP)) +
    drawBand(context, cloth, jacket) +
    drawTail(context, cloth, longTail) +
    drawTail(context, cloth, shortTail) +
    piece(context, path(knot), cloth, {
      edge: 1.7,
      folds: [brush([from(-0.06, 0), from(0, 0.02), from(0.07, -0.01)], 5)],
    })
  );
}
