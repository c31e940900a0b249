import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, mix } from '#draw/kit/point.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { isRaincoat, type JacketDraft } from './jacket-draft.ts';

/** Lower edge of the flap at the armhole and at its lowest point. */
const FLAP_EDGE = 2.02;
const FLAP_FOOT = 2.2;
/** A gun flap stops short of the front edge, a rain yoke runs under the placket. */
const GUN_FLAP_FROM = 0.24;
const STITCH = 0.035;

/** The cape of cloth over the chest that sheds rain: a yoke on a mac, a gun flap on a trench. */
function drawStormFlap(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { body, document } = context;
  const { shoulderExtension, frontEdge, halfWidth, neckPoint, rollLine, shoulderPoint } = jacket;
  const on = onTorso(body);
  const armhole = (v: number) => on(v, k * (body.shape.shoulder + shoulderExtension * 0.6 - 0.1));
  const inner = isRaincoat(jacket.cut) ? frontEdge(k, 2) : k * GUN_FLAP_FROM;
  const outer = k * halfWidth(FLAP_EDGE);
  const across = (u: number) => inner + (outer - inner) * u;
  const edge = (lift: number) => [
    corner(on(FLAP_EDGE - lift, outer)),
    on(FLAP_FOOT - 0.04 - lift, across(0.72)),
    on(FLAP_FOOT - lift, across(0.4)),
    corner(on(FLAP_FOOT - 0.06 - lift, inner)),
  ];
  // A gun flap begins under the collar, wherever that rolls.
  const atNeck = isRaincoat(jacket.cut)
    ? [on(1.46, inner), on(1.375, k * (body.shape.neck + 0.03))]
    : [mix(rollLine(k, 0.35), neckPoint(k), 0.3), mix(rollLine(k, 0.06), neckPoint(k), 0.5)];
  const outline = path([
    corner(neckPoint(k)),
    mix(neckPoint(k), shoulderPoint(k), 0.55),
    corner(shoulderPoint(k)),
    armhole(1.8),
    ...edge(0),
    ...atNeck.map(corner),
  ]);
  return (
    contactShadow(document, outline, {
      shift: [3, 9],
      blur: 4,
      opacity: 0.3,
      on: jacket.panel[k < 0 ? 'left' : 'right'],
    }) +
    piece(context, outline, toned(cloth, 0.012), {
      edge: 1.5,
      origin: on(1.5, k * 0.3),
      ...rounded(on(1.6, -halfWidth(2)), on(1.6, halfWidth(2)), 0.14, 0.22),
      stitches: [path(edge(STITCH), false)],
    })
  );
}

/** The flaps of a raincoat or trench on the panel of side `k`; a trench has one, over the arm that lies on top. */
export function drawStormFlaps(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { cut } = jacket;
  const hasFlap = isRaincoat(cut) || (cut.stormFlap === true && cut.open === 0 && k < 0);
  return hasFlap ? drawStormFlap(context, cloth, jacket, k) : '';
}

const PLACKET_WIDTH = 0.24;

/** Draws the fly of a raincoat that hides its fastening, with the stitching of its hem. */
export function drawPlacket(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut, at, frontEdge, halfWidth } = jacket;
  if (!isRaincoat(cut)) return '';
  const inner = (v: number) => frontEdge(-1, v);
  const strip = (x: (v: number) => number) => along(1.47, cut.hem, 6, (v) => at(v, x(v)));
  const outer = strip((v) => inner(v) - PLACKET_WIDTH);
  const outline = path([
    ...strip(inner).map((point, i) => (i % 6 === 0 ? corner(point) : point)),
    ...outer.reverse().map((point, i) => (i % 6 === 0 ? corner(point) : point)),
  ]);
  const hem = (k: -1 | 1) => along(0.02, 0.98, 4, (u) => at(cut.hem - 0.06, k * halfWidth(cut.hem) * u));
  return piece(context, outline, cloth, {
    edge: 1.3,
    ...rounded(at(3, -halfWidth(3) * 1.05), at(3, halfWidth(3) * 1.05), 0.12, 0.24),
    stitches: [
      path(
        strip((v) => inner(v) - PLACKET_WIDTH + STITCH),
        false,
      ),
      path(hem(-1), false),
    ],
  });
}
