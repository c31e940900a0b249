import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Node, type Point } from '#draw/kit/point.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import { along, between } from '#draw/tailoring/edge.ts';
import { rounded, satinBands } from '#draw/tailoring/light.ts';
import { type OnTorso, onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { backEdge, backFolds, backSeams } from '../bodice-back.ts';
import { waisted } from '../tops/waisted.ts';

export type GownNeck = 'strapless' | 'one-shoulder' | 'halter';

const WAIST = 2.96;
const TOP = 2.06;
const DRAWN_BUST = 0.57;

/** The upper edge, from the viewer's right underarm to the left one. */
function upperEdge({ body }: DrawContext, neck: GownNeck): Node[] {
  const spread = body.shape.bust / DRAWN_BUST;
  const away = isAway(body);
  const torso = onTorso(body);
  if (away && neck !== 'one-shoulder') {
    return [torso(1.9, 0.36 * spread), ...backEdge(torso, 0.36 * spread), torso(1.9, -0.36 * spread)];
  }
  // The shoulder that is covered is on the other side behind.
  const on: OnTorso = (v, x) => torso(v, away ? -x : x);
  const edge = edgeInFront(on, spread, body.shape.neck, neck);
  return away ? edge.reverse() : edge;
}

function edgeInFront(on: OnTorso, spread: number, neckX: number, neck: GownNeck): Node[] {
  switch (neck) {
    case 'strapless':
      return [
        on(1.86, 0.36 * spread),
        on(1.9, 0.16 * spread),
        corner(on(2, 0)),
        on(1.9, -0.16 * spread),
        on(1.86, -0.36 * spread),
      ];
    case 'halter':
      return [
        on(1.8, 0.34 * spread),
        on(1.55, 0.24),
        corner(on(1.38, neckX + 0.07)),
        corner(on(1.36, neckX)),
        on(1.52, 0.1),
        corner(on(1.74, 0)),
        on(1.52, -0.1),
        corner(on(1.36, -neckX)),
        corner(on(1.38, -neckX - 0.07)),
        on(1.55, -0.24),
        on(1.8, -0.34 * spread),
      ];
    case 'one-shoulder':
      return [
        on(1.9, 0.4 * spread),
        on(1.84, 0.2),
        on(1.66, -0.1),
        corner(on(1.4, -neckX - 0.12)),
        corner(on(1.475, -neckX - 0.3)),
        on(1.72, -0.48 * spread),
      ];
  }
}

function foldsOf({ body, head }: DrawContext, neck: GownNeck): string[] {
  const away = isAway(body);
  if (away && neck !== 'one-shoulder') return backFolds(body, head, WAIST);
  const on: OnTorso = (v, x) => body.torso(0, v, away ? -x : x);
  if (neck === 'one-shoulder') {
    return [
      brush([on(1.46, -0.32), on(2, -0.05), on(2.5, 0.4)], 0.045 * head),
      brush([on(1.5, -0.38), on(2.15, -0.15), on(2.75, 0.3)], 0.045 * head),
      brush([on(1.75, -0.46), on(2.4, -0.2), on(2.92, 0.2)], 0.04 * head),
      brush([on(1.46, -0.25), on(1.9, 0.1), on(2.2, 0.45)], 0.035 * head),
    ];
  }
  const spread = body.shape.bust / DRAWN_BUST;
  const dart = (k: -1 | 1) =>
    brush(
      [on(2.36, k * 0.56 * spread), on(2.27, k * 0.42 * spread), on(2.2, k * 0.3 * spread)],
      0.02 * head,
      'out',
    );
  return [
    dart(-1),
    dart(1),
    brush([on(2.45, -0.12), on(2.7, -0.14), on(2.95, -0.12)], 0.018 * head),
    brush([on(2.45, 0.12), on(2.7, 0.14), on(2.95, 0.12)], 0.018 * head),
  ];
}

/** A fitted bodice that leaves the shoulders, or one of them, bare. */
export function drawGownBodice(context: DrawContext, neck: GownNeck, cloth: Cloth): string {
  const { body } = context;
  const on = onTorso(body);
  const halfWidth = waisted(body, 0.01);
  const seam = (k: -1 | 1) => along(TOP, WAIST, 7, (v) => on(v, k * halfWidth(v)));
  const left = seam(-1);
  const right = seam(1);
  // A halter is cut away under the arm in one curve.
  const underarm = (edge: readonly Point[]): Node => (neck === 'halter' ? at(edge, 0) : corner(at(edge, 0)));
  const outline = path([
    underarm(left),
    ...between(left),
    corner(lastOf(left)),
    on(WAIST + 0.05, 0),
    corner(lastOf(right)),
    ...between(right).reverse(),
    underarm(right),
    ...upperEdge(context, neck),
  ]);
  const light = isSatin(cloth)
    ? satinBands(body.torso(-1.05, 2.4), body.torso(1.05, 2.6), 0.75)
    : rounded(body.torso(-1, 2.3), body.torso(1, 2.3), 0.22, 0.3);
  return piece(context, outline, cloth, {
    origin: on(1.4, 0),
    ...light,
    shade: [torsoShade(body, halfWidth, 1.5, WAIST + 0.1, 0.55)],
    shadeOpacity: 0.18,
    folds: foldsOf(context, neck),
    foldOpacity: 0.28,
    seams: isAway(body) ? backSeams(body, WAIST) : [],
    seamWidth: 1.2,
  });
}
