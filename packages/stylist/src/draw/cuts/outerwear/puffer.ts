import { darkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { at } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onDrape } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { PufferCut } from '#garments/cut.ts';
import type { OuterParts } from './outer-parts.ts';
import { draftPuffer, type PufferDraft } from './puffer-draft.ts';
import { drawPufferSleeve, SHEEN_OPACITY } from './puffer-sleeve.ts';

const COLLAR_TOP = 1.12;

/** How much lower the middle of a seam lies than its ends, in heads, and how much that differs from seam to seam. */
const SEAM_SAG = 0.05;
const SAGS = [0, 0.022, 0.006, 0.03, 0.012];
/** A channel is full below its upper seam and turns under above its lower one: share of its height that is shaded. */
const TURNS_UNDER = 0.3;
/** A channel shines along its whole length, softly from a broad band to a narrow one in it: shares of its height. */
const SHEEN = [0.42, 0.2];

/** The underside of each channel, a light on its upper half, the seam between them and small puckers along it. */
function quilting({ body, head }: DrawContext, { seams: heights, halfWidth }: PufferDraft) {
  const on = onDrape(body);
  const folds: string[] = [];
  const light: string[] = [];
  const seams: string[] = [];
  heights.slice(0, -1).forEach((v, i) => {
    const sag = SEAM_SAG + at(SAGS, i % SAGS.length);
    const height = at(heights, i + 1) - v;
    for (const k of [-1, 1] as const) {
      const half = halfWidth(v) + 0.02;
      /** A place on the seam, `u` across, `up` heads above it. */
      const seam = (u: number, up = 0) => on(v + sag * (1 - u * u) - up, k * half * u);
      const reach = k < 0 ? 1.15 : 0.78 + (i % 3) * 0.07;
      const lit = [-0.08, 0.3, 0.65, reach].map((u) => seam(u, -height * (0.36 - 0.06 * u)));
      light.push(...SHEEN.map((share) => brush(lit, height * share * head)));
      if (i === 0) continue;
      const across = [0.03, 0.35, 0.7, 1.02];
      const turn = height * TURNS_UNDER;
      const under = [...across.map((u) => seam(u)), ...across.map((u) => seam(u, turn * (0.55 + 0.45 * u)))];
      folds.push(path([...under.slice(0, 4), ...under.slice(4).reverse()]));
      const pucker = 0.35 + ((i * 2 + (k < 0 ? 0 : 1)) % 4) * 0.14;
      folds.push(brush([seam(pucker), seam(pucker + 0.04, -0.1)], 0.03 * head, 'out'));
      seams.push(
        path(
          across.map((u) => seam(u)),
          false,
        ),
      );
    }
  });
  return { folds, light, seams };
}

function drawBody(context: DrawContext, cloth: Cloth, puffer: PufferDraft): string {
  const { body, head } = context;
  const on = onDrape(body);
  const { halfWidth, hem } = puffer;
  const zip = path([on(1.4, 0), on(2.4, 0), on(hem + 0.06, 0)], false);
  return piece(context, puffer.outline, cloth, {
    ...rounded(on(2.6, -halfWidth(2.6)), on(2.6, halfWidth(2.6)), 0.2, 0.34),
    shade: [torsoShade(body, halfWidth, 1.5, hem + 0.2, 0.55, 0.04)],
    shadeOpacity: 0.25,
    ...quilting(context, puffer),
    lightOpacity: SHEEN_OPACITY,
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
