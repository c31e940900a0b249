import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { ribOf } from '#draw/tailoring/cloth-variants.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawFunnelCollar } from '../funnel-collar.ts';
import { hasLapel, type JacketDraft } from './jacket-draft.ts';

const BAND_HEIGHT = 0.17;

function drawOpenStand(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { body } = context;
  const neck = jacket.neckX;
  const on = onTorso(body);
  const round = (v: number, x: number) => body.roundNeck(k * x, v);
  const gap = jacket.cut.open;
  const outline = path([
    corner(round(1.215, neck + 0.018)),
    corner(round(1.245, neck + 0.085)),
    round(1.4, neck + 0.15),
    corner(on(1.6, k * (gap * 0.85 + 0.08))),
    corner(on(1.56, k * (gap * 0.75 - 0.02))),
    round(1.38, neck + 0.008),
  ]);
  return piece(context, outline, cloth, { edge: 1.7, ...rounded(on(1.4, -0.4), on(1.4, 0.4)) });
}

/** Draws a standing collar round the neck: zipped up, or its two ends on open fronts. */
export function drawStandCollar(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  if (jacket.cut.lapel !== 'stand') return '';
  const collar = jacket.cut.ribHem ? ribOf(cloth, -0.02) : cloth;
  if (jacket.front === 'closed' || isAway(context.body))
    return drawFunnelCollar(context, collar, jacket.cut.zip ? 'zip' : 'buttons');
  return drawOpenStand(context, collar, jacket, -1) + drawOpenStand(context, collar, jacket, 1);
}

/** Draws the rib that draws a bomber or cardigan in at the hem of the panel on side `k`. */
export function drawRibHem(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { cut, at, halfWidth, frontEdge } = jacket;
  if (!cut.ribHem) return '';
  const top = cut.hem - BAND_HEIGHT;
  const foot = cut.hem + 0.03;
  const middleOf = (v: number) => (frontEdge(k, v) + k * halfWidth(v)) / 2;
  const outline = path([
    corner(at(top + 0.04, frontEdge(k, top))),
    at(top + 0.035, middleOf(top)),
    corner(at(top, k * (halfWidth(top) + 0.004))),
    corner(at(foot, k * (halfWidth(foot) - 0.035))),
    at(foot + 0.035, middleOf(foot)),
    corner(at(foot + 0.045, frontEdge(k, foot))),
  ]);
  return piece(context, outline, ribOf(cloth), {
    origin: at(foot, 0),
    edge: 1.4,
    ...rounded(at(foot, -halfWidth(foot)), at(foot, halfWidth(foot))),
  });
}

/** Draws a zip: down the middle when closed, along both front edges when open. */
export function drawJacketZip(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut, at, frontEdge, front } = jacket;
  if (!cut.zip) return '';
  const tape = 0.04 * context.head;
  const line = (top: number, x: (v: number) => number) =>
    drawZip(
      path(
        along(top, cut.hem + 0.02, 6, (v) => at(v, x(v))),
        false,
      ),
      cloth.colour,
      tape,
    );
  if (front === 'closed') {
    return hasLapel(cut) ? line(cut.breakAt, (v) => frontEdge(-1, v) - 0.015) : line(1.5, () => 0);
  }
  const top = hasLapel(cut) ? cut.breakAt : 1.66;
  const onEdge = (k: -1 | 1) => line(top, (v) => frontEdge(k, v) + k * 0.012);
  return onEdge(-1) + onEdge(1);
}
