import { darkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onDrape } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { PufferCut } from '#garments/cut.ts';
import type { OuterParts } from './outer-parts.ts';
import { draftPuffer, type PufferDraft } from './puffer-draft.ts';
import { drawPufferSleeve } from './puffer-sleeve.ts';

const COLLAR_TOP = 1.12;

/** A flat dark brush under each seam, a light crescent in each channel, small puckers along the seam. */
function quilting({ body, head }: DrawContext, { seams: heights, halfWidth }: PufferDraft) {
  const on = onDrape(body);
  const folds: string[] = [];
  const highlights: string[] = [];
  const seams: string[] = [];
  heights.slice(0, -1).forEach((v, i) => {
    for (const k of [-1, 1] as const) {
      const edge = k * (halfWidth(v) + 0.04);
      const zip = k * 0.03;
      const lit = [
        on(v + 0.13, k * 0.12),
        on(v + 0.155, k * halfWidth(v) * 0.45),
        on(v + 0.11, k * halfWidth(v) * (k < 0 ? 0.9 : 0.7)),
      ];
      highlights.push(brush(lit, 0.055 * head));
      if (i === 0) continue;
      const pucker = k * halfWidth(v) * (0.35 + (i % 3) * 0.14);
      folds.push(
        brush(
          [on(v + 0.012, edge), on(v + 0.075, lerp(zip, edge, 0.6)), on(v + 0.065, zip)],
          0.075 * head,
          'flat',
        ),
        brush([on(v + 0.01, pucker), on(v + 0.11, pucker + 0.03)], 0.03 * head, 'out'),
        brush([on(v - 0.005, pucker + k * 0.1), on(v - 0.08, pucker + k * 0.12)], 0.024 * head, 'out'),
      );
      seams.push(path([on(v, zip), on(v + 0.05, lerp(zip, edge, 0.5)), on(v, edge)], false));
    }
  });
  return { folds, highlights, seams };
}

function drawBody(context: DrawContext, cloth: Cloth, puffer: PufferDraft): string {
  const { body, head } = context;
  const on = onDrape(body);
  const { halfWidth, hem } = puffer;
  const zip = path([on(1.4, 0), on(2.4, 0), on(hem + 0.06, 0)], false);
  return piece(context, puffer.outline, cloth, {
    ...rounded(on(2.6, -halfWidth(2.6)), on(2.6, halfWidth(2.6)), 0.2, 0.34),
    shade: [torsoShade(body, halfWidth, 1.5, hem + 0.2, 0.58, 0.04)],
    shadeOpacity: 0.2,
    ...quilting(context, puffer),
    foldOpacity: 0.26,
    seamWidth: 1.8,
    extra: isAway(body) ? '' : drawZip(zip, cloth.colour, 0.05 * head),
  });
}

function drawCollar(context: DrawContext, cloth: Cloth): string {
  const { body, head } = context;
  const { neck } = body.shape;
  const on = onDrape(body);
  const middle = body.pose.neck + body.pose.head.x * 0.5;
  const up = (x: number, dy: number) => body.free(middle + x, COLLAR_TOP + dy);
  const outline = path([
    corner(up(-neck - 0.11, 0.02)),
    up(0, 0.07),
    corner(up(neck + 0.11, 0.02)),
    up(neck + 0.17, 0.16),
    corner(on(1.44, neck + 0.17)),
    on(1.56, 0),
    corner(on(1.44, -neck - 0.17)),
    up(-neck - 0.17, 0.16),
  ]);
  const zip = path([up(0, 0.05), on(1.56, 0)], false);
  return piece(context, outline, toned(cloth, 0.015), {
    ...rounded(on(1.3, -0.35), on(1.3, 0.35), 0.2, 0.3),
    folds: [
      brush([on(1.44, -0.3), on(1.53, 0), on(1.44, 0.3)], 0.05 * head),
      brush([up(-0.28, 0.15), up(0, 0.22), up(0.28, 0.15)], 0.04 * head),
    ],
    highlights: [
      brush([up(-0.24, 0.1), up(-0.05, 0.14)], 0.03 * head),
      brush([on(1.38, -0.28), on(1.44, -0.08)], 0.035 * head),
    ],
    extra: isAway(body) ? '' : stroke(zip, darkOf(cloth.colour), 4, 'stroke-opacity=".5"'),
  });
}

/** A quilted down jacket or gilet, zipped up. */
export function drawPuffer(context: DrawContext, cut: PufferCut, cloth: Cloth): OuterParts {
  const puffer = draftPuffer(context.body, cut.hem);
  const parts: OuterParts = {
    front: () => drawBody(context, cloth, puffer),
    collar: () => drawCollar(context, cloth),
    hem: cut.hem,
  };
  if (cut.sleeveless) return parts;
  return { ...parts, sleeve: (side) => drawPufferSleeve(context, cloth, puffer, side) };
}
