import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded, satinBands } from '#draw/tailoring/light.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { CamisoleCut } from '#garments/cut.ts';
import { backEdge, backFolds, backSeams } from '../bodice-back.ts';
import { endsAtWaist, type TopWorn } from '../dressed-item.ts';
import type { TopParts } from './top-parts.ts';
import { waisted } from './waisted.ts';

const TOP = 1.9;
const TUCKED_HEM = 2.9;
const OVER_HEM = 3.36;
/** Bust the neckline was drawn on; wider busts set the straps further apart. */
const DRAWN_BUST = 0.56;

function cowlFolds(context: DrawContext): string[] {
  const on = onTorso(context.body);
  const { head } = context;
  return [
    brush([on(1.93, -0.26), on(2.2, -0.06), on(2.2, 0.08), on(1.95, 0.27)], 0.035 * head),
    brush([on(1.98, -0.33), on(2.38, -0.08), on(2.38, 0.1), on(2, 0.34)], 0.04 * head),
  ];
}

function frontFolds(context: DrawContext, neck: CamisoleCut['neck'], hem: number): string[] {
  const { body, head } = context;
  const on = onTorso(body);
  return [
    ...(neck === 'cowl' ? cowlFolds(context) : []),
    brush([on(2.36, -0.52), on(2.28, -0.4), on(2.2, -0.3)], 0.022 * head, 'out'),
    brush([on(2.37, 0.52), on(2.29, 0.4), on(2.22, 0.3)], 0.024 * head, 'out'),
    brush([on(hem + 0.1, -0.08), on(hem - 0.3, -0.2), on(hem - 0.5, -0.36)], 0.03 * head, 'out'),
    brush([on(hem + 0.1, 0.13), on(hem - 0.3, 0.22), on(hem - 0.5, 0.36)], 0.035 * head, 'out'),
  ];
}

/** Cup seams and the bones that run from them to the hem. */
function boning({ body }: DrawContext, hem: number): string[] {
  const on = onTorso(body);
  const spread = body.shape.bust / DRAWN_BUST;
  const waist = (x: number) => x * (body.halfWidth(2.85) / body.halfWidth(2.3));
  const bone = (x: number) =>
    path([on(2.3, x), on(2.6, (x + waist(x)) / 2), on(hem + 0.04, waist(x))], false);
  const cup = (k: -1 | 1) =>
    path(
      [
        on(1.9, k * 0.44 * spread),
        on(2.22, k * 0.38 * spread),
        on(2.34, k * 0.2 * spread),
        on(2.22, k * 0.03),
        on(2.02, k * 0.01),
      ],
      false,
    );
  return [cup(-1), cup(1), bone(-0.36 * spread), bone(-0.14), bone(0.14), bone(0.36 * spread)];
}

/** Where a strap goes over the shoulder, heads beside the neck, and how far under the shoulder's line its round end stays. */
const STRAP_OVER = 0.17;
const STRAP_END = 0.012;

/** Where the edge turns into the side seam under the arm: lower on a boned one, whose corner would stand off a raised arm. */
const UNDERARM = {
  soft: { v: 2, share: 0.78, seam: 2.08 },
  boned: { v: 2.01, share: 0.74, seam: 2.2 },
} as const;

/** A camisole's body with its straps, hemmed at height `hem`. */
export function camisoleBody(
  context: DrawContext,
  neck: CamisoleCut['neck'],
  cloth: Cloth,
  hem: number,
): string {
  const { body, head } = context;
  const on = onTorso(body);
  const { bust } = body.shape;
  const spread = bust / DRAWN_BUST;
  const halfWidth: Profile =
    hem < OVER_HEM ? waisted(body, 0.012) : (v) => body.halfWidth(v) + (v < 2.2 ? 0.012 : 0.03);
  const underarm = neck === 'bustier' ? UNDERARM.boned : UNDERARM.soft;
  const seam = (k: -1 | 1) => along(underarm.seam, hem, 7, (v) => on(v, k * halfWidth(v)));
  const apex = (k: -1 | 1) => on(TOP - 0.03, k * 0.33 * spread);
  const left = seam(-1);
  const right = seam(1);
  const away = isAway(body);
  const neckline: Node[] = away
    ? backEdge(on, 0.33 * spread)
    : neck === 'cowl'
      ? [on(2.05, 0.17), on(2.12, 0), on(2.05, -0.17)]
      : neck === 'bustier'
        ? [on(1.87, 0.2 * spread), on(1.93, 0.07), corner(on(2, 0)), on(1.93, -0.07), on(1.87, -0.2 * spread)]
        : [on(2, 0.15), corner(on(2.08, 0)), on(2, -0.15)];
  const outline = path([
    corner(apex(-1)),
    on(underarm.v, -bust * underarm.share),
    ...withoutEnd(left),
    corner(lastOf(left)),
    on(hem + 0.05, 0),
    corner(lastOf(right)),
    ...withoutEnd(right).reverse(),
    on(underarm.v, bust * underarm.share),
    corner(apex(1)),
    ...neckline,
    corner(apex(-1)),
  ]);
  const strap = (k: -1 | 1) => {
    const over = body.shape.neck + STRAP_OVER;
    const line = path([apex(k), on(body.shoulderLine(over) + STRAP_END, k * over)].map(corner), false);
    return stroke(line, toHex(tone(cloth.colour, -0.05)), 0.026 * head);
  };
  const light = isSatin(cloth)
    ? satinBands(on(2.5, -halfWidth(2.5) * 1.05), on(2.7, halfWidth(2.7) * 1.05), 0.8)
    : rounded(body.torso(-1, 2.3), body.torso(1, 2.3), 0.2, 0.3);
  const front = piece(context, outline, cloth, {
    ...light,
    shade: [torsoShade(body, halfWidth, 1.9, hem + 0.1, 0.56)],
    shadeEntry: torsoShadeEntry(body, halfWidth, 0.56),
    shadeOpacity: 0.16,
    folds: away ? backFolds(body, head, hem) : frontFolds(context, neck, hem),
    foldOpacity: 0.26,
    seams: away ? backSeams(body, hem) : neck === 'bustier' ? boning(context, hem) : [],
  });
  return neck === 'bustier' ? front : strap(-1) + strap(1) + front;
}

export function drawCamisole(context: DrawContext, cut: CamisoleCut, cloth: Cloth, worn: TopWorn): TopParts {
  const hem = endsAtWaist(worn) ? TUCKED_HEM : OVER_HEM;
  return { body: () => camisoleBody(context, cut.neck, cloth, hem), sleeves: 'none', hem };
}
