import { toHex } from '#colour/convert.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Node, type Point } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { contrastOf } from '#draw/tailoring/cloth-variants.ts';
import { along, lowered, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { TankCut } from '#garments/cut.ts';
import { endsAtWaist, type TopWorn } from '../dressed-item.ts';
import type { TopParts } from './top-parts.ts';

const CROPPED_HEM = 2.62;
const WAIST_HEM = 2.9;
const OVER_HEM = 3.4;

function hemOf(cut: TankCut, worn: TopWorn): number {
  if (cut.cropped) return CROPPED_HEM;
  return endsAtWaist(worn) ? WAIST_HEM : OVER_HEM;
}

/** A sports bra: seams under the bust and a broad elastic. */
function racerSeams({ body }: DrawContext, hem: number): string[] {
  const on = onTorso(body);
  const half = body.halfWidth(hem) + 0.02;
  const band = path([on(hem - 0.11, -half), on(hem - 0.06, 0), on(hem - 0.11, half)], false);
  const cup = (k: -1 | 1) =>
    path([on(2.02, k * half), on(2.2, k * 0.3), on(2.3, k * 0.06), on(1.86, k * 0.05)], false);
  return [band, cup(-1), cup(1)];
}

function drawBody(context: DrawContext, cut: TankCut, cloth: Cloth, hem: number): string {
  const { body, head } = context;
  const on = onTorso(body);
  const halfWidth: Profile = (v) => body.halfWidth(v) + 0.012;
  const strap = body.shape.neck + (cut.neck === 'racer' ? 0.13 : 0.17);
  const strapEdge = strap + 0.05;
  const span = halfWidth(2) - strapEdge;
  const seam = (k: -1 | 1) => along(2, hem, 5, (v) => on(v, k * halfWidth(v)));
  // Measured from the strap: measured from the bust, a full one drew the armhole out like a tent.
  const deep = cut.neck === 'racer' ? 0.06 : 0.3;
  const armhole = (k: -1 | 1): Point[] => [
    on(1.75, k * (strapEdge + span * deep)),
    on(1.93, k * (strapEdge + span * (deep + 0.4))),
  ];
  const left = seam(-1);
  const right = seam(1);
  const neckline: Node[] =
    cut.neck === 'high'
      ? [on(1.44, strap - 0.1), on(1.5, 0), on(1.44, -strap + 0.1)]
      : [on(1.62, strap - 0.13), on(1.8, 0.12), on(1.82, 0), on(1.8, -0.12), on(1.62, -strap + 0.13)];
  const hemMiddle = on(hem + 0.05, 0);
  const outline = path([
    corner(on(1.43, -strap - 0.05)),
    ...armhole(-1),
    ...withoutEnd(left),
    corner(lastOf(left)),
    hemMiddle,
    corner(lastOf(right)),
    ...withoutEnd(right).reverse(),
    ...armhole(1).reverse(),
    corner(on(1.43, strap + 0.05)),
    corner(on(1.4, strap - 0.07)),
    ...neckline,
    corner(on(1.4, -strap + 0.07)),
  ]);
  const binding = () => {
    const contrast = contrastOf(cloth);
    if (!contrast) return '';
    const colour = toHex(contrast);
    const neck = path([on(1.4, strap - 0.07), ...neckline, on(1.4, -strap + 0.07)], false);
    const waist = path(lowered([lastOf(left), hemMiddle, lastOf(right)], -4), false);
    return stroke(neck, colour, 0.04 * head) + stroke(waist, colour, 0.06 * head);
  };
  return piece(context, outline, cloth, {
    origin: on(1.4, 0),
    ...rounded(body.torso(-1, 2.2), body.torso(1, 2.2)),
    shade: [torsoShade(body, halfWidth, 1.6, hem + 0.1, 0.56)],
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.56),
    shadeOpacity: 0.22,
    folds: [
      brush([on(2.2, 0.46), on(2.37, 0.34), on(2.36, 0.16)], 0.03 * head, 'out'),
      brush([on(2.24, -0.48), on(2.36, -0.4), on(2.38, -0.26)], 0.02 * head, 'out'),
      brush([on(hem, 0.3), on(hem - 0.2, 0.36), on(hem - 0.35, 0.44)], 0.03 * head, 'out'),
    ],
    foldOpacity: 0.26,
    extra: binding(),
    seams: cut.neck === 'racer' && cut.cropped ? racerSeams(context, hem) : [],
  });
}

/** A vest top; the cloth's second colour binds its neck and hem. */
export function drawTank(context: DrawContext, cut: TankCut, cloth: Cloth, worn: TopWorn): TopParts {
  const hem = hemOf(cut, worn);
  return { body: () => drawBody(context, cut, cloth, hem), sleeves: 'none', hem };
}
