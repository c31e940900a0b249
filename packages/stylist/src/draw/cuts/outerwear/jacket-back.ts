import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, mix } from '#draw/kit/point.ts';
import { ribOf, toned } from '#draw/tailoring/cloth-variants.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawBand } from '../bottoms/waistband.ts';
import { drawStormYoke, drawVent, drawWaistTab, shapingSeams } from './back-details.ts';
import { type JacketDraft, seamHeights } from './jacket-draft.ts';

const YOKE = 1.95;
const RIB_HEIGHT = 0.17;
const BELT = 2.9;

function outlineOf({ body }: DrawContext, jacket: JacketDraft): string {
  const { at, halfWidth, cut, neckPoint, shoulderPoint } = jacket;
  const armhole = (k: -1 | 1) => at(1.8, k * (body.shape.shoulder + jacket.shoulderExtension * 0.6 - 0.1));
  const seam = (k: -1 | 1) => seamHeights(cut).map((v) => at(v, k * halfWidth(v)));
  const [left, right] = [seam(-1), seam(1)];
  const hem = [-0.6, -0.2, 0.2, 0.6].map((u, i) =>
    at(cut.hem + 0.06 + (i % 2 ? 0.012 : 0), halfWidth(cut.hem) * u),
  );
  return path([
    corner(neckPoint(-1)),
    mix(neckPoint(-1), shoulderPoint(-1), 0.55),
    corner(shoulderPoint(-1)),
    armhole(-1),
    ...withoutEnd(left),
    corner(lastOf(left)),
    ...hem,
    corner(lastOf(right)),
    ...withoutEnd(right).reverse(),
    armhole(1),
    corner(shoulderPoint(1)),
    mix(neckPoint(1), shoulderPoint(1), 0.55),
    corner(neckPoint(1)),
    at(1.43, 0),
  ]);
}

/** Draws the back of a jacket or coat: one piece with its middle seam, its side panels, and what its cut adds. */
export function drawJacketBack(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { at, halfWidth, cut, length } = jacket;
  const { hem } = cut;
  const middle = path(
    along(1.46, hem + 0.05, 6, (v) => at(v, 0)),
    false,
  );
  const yoke = path(
    [-0.94, -0.4, 0, 0.4, 0.94].map((u) => on(YOKE + 0.06 * (1 - u * u), u * halfWidth(2.1))),
    false,
  );
  const fall = (u: number, width: number) =>
    brush(
      [
        at(hem, halfWidth(hem) * u),
        at(lerp(3.2, hem, 0.5), halfWidth(3.6) * u * 0.95),
        at(3.1, halfWidth(3.1) * u * 0.8),
      ],
      width * head,
      'out',
    );
  // A shoulder blade ends in a short fold; long ones to the spine would be wings.
  const blade = (k: -1 | 1) =>
    brush(
      [
        on(2.0, k * halfWidth(2.0) * 0.9),
        on(2.2, k * halfWidth(2.2) * 0.7),
        on(2.42, k * halfWidth(2.4) * 0.6),
      ],
      0.045 * head,
      'out',
    );
  const drag = (k: -1 | 1, thickness: number) =>
    brush(
      [
        on(2.86, k * halfWidth(2.86)),
        on(2.93, k * halfWidth(2.93) * 0.6),
        on(2.92, k * halfWidth(2.92) * 0.3),
      ],
      thickness * head,
      'out',
    );
  const width = length === 'coat' ? 0.08 : 0.05;
  const back = piece(context, outlineOf(context, jacket), cloth, {
    origin: on(1.5, 0),
    ...rounded(at(3, -halfWidth(3)), at(3, halfWidth(3)), 0.12, 0.24),
    shade: [torsoShade(body, halfWidth, 1.7, hem + 0.3, 0.6)],
    shadeOpacity: 0.2,
    folds: [
      blade(-1),
      blade(1),
      drag(-1, 0.035),
      drag(1, 0.03),
      fall(-0.78, width),
      fall(-0.3, width * 0.7),
      fall(0.36, width * 0.8),
      fall(0.76, width),
    ],
    foldOpacity: 0.28,
    seams: cut.ribHem ? [] : [middle, ...shapingSeams(jacket), ...(cut.topstitched ? [yoke] : [])],
    seamWidth: 1.3,
  });
  const ribTop = hem - RIB_HEIGHT;
  const rib = cut.ribHem
    ? piece(
        context,
        path([
          corner(at(ribTop, -halfWidth(ribTop))),
          at(ribTop + 0.05, 0),
          corner(at(ribTop, halfWidth(ribTop))),
          corner(at(hem + 0.03, halfWidth(hem) - 0.035)),
          at(hem + 0.09, 0),
          corner(at(hem + 0.03, 0.035 - halfWidth(hem))),
        ]),
        ribOf(cloth),
        { edge: 1.4, ...rounded(at(hem, -halfWidth(hem)), at(hem, halfWidth(hem))) },
      )
    : '';
  const ease = halfWidth(BELT) - waistHalfWidth(body, BELT) + 0.01;
  const belt = cut.belted
    ? drawBand(context, toned(cloth, -0.03), { rise: BELT, height: 0.15, upperEase: ease, lowerEase: ease })
    : '';
  return [
    back,
    drawVent(context, cloth, jacket),
    drawStormYoke(context, cloth, jacket),
    rib,
    belt,
    drawWaistTab(context, cloth, jacket),
  ].join('');
}
