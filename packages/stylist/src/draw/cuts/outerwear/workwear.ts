import { inkOf, paleOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Point } from '#draw/kit/point.ts';
import { group, stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketDraft } from './jacket-draft.ts';

const YOKE = 2;
const BAND = 0.15;
/** From this hem down it is a shirt-jacket, without a waistband. */
const SHIRT_HEM = 3.6;

/** Yoke, panel seams, stitched front edge and waistband of a denim or work jacket, on the panel of side `k`. */
export function drawWorkwear(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { cut, at, halfWidth, frontEdge, panel } = jacket;
  if (!cut.topstitched) return '';
  const ink = inkOf(cloth.colour);
  const thread = cloth.colour.l < 0.6 ? paleOf(cloth.colour) : ink;
  const across = (v: number, u: number): Point => {
    const inner = frontEdge(k, v);
    return at(v, inner + (k * halfWidth(v) - inner) * u);
  };
  const stitched = (nodes: readonly Point[]) =>
    stroke(path(nodes, false), ink, 1.4, 'stroke-opacity=".7"') +
    stroke(
      path(
        nodes.map(([x, y]): Point => [x + 3.4, y + 2.6]),
        false,
      ),
      thread,
      1.1,
      'stroke-opacity=".6" stroke-dasharray="5 3.4"',
    );
  const foot = cut.hem < SHIRT_HEM ? cut.hem - BAND : cut.hem;
  const yoke = stitched([across(YOKE, 0), across(YOKE + 0.03, 0.5), across(YOKE, 1)]);
  const seams =
    cut.hem < SHIRT_HEM
      ? stitched([across(2.24, 0.3), across(2.7, 0.34), across(foot, 0.36)]) +
        stitched([across(2.24, 0.74), across(2.7, 0.66), across(foot, 0.6)])
      : '';
  const edge = stroke(
    path(
      along(1.62, foot, 6, (v) => at(v, frontEdge(k, v) + k * 0.075)),
      false,
    ),
    thread,
    1.1,
    'stroke-opacity=".6" stroke-dasharray="5 3.4"',
  );
  const clip = context.document.clip(panel[k < 0 ? 'left' : 'right']);
  const details = group(yoke + seams + edge, `clip-path="url(#${clip})"`);
  if (cut.hem >= SHIRT_HEM) return details;
  const low = cut.hem + 0.03;
  const outline = path([
    corner(across(foot, -0.01)),
    at(foot + 0.03, (frontEdge(k, foot) + k * halfWidth(foot)) / 2),
    corner(at(foot, k * (halfWidth(foot) + 0.006))),
    corner(at(low, k * (halfWidth(low) - 0.012))),
    at(low + 0.035, (frontEdge(k, low) + k * halfWidth(low)) / 2),
    corner(at(low + 0.03, frontEdge(k, low))),
  ]);
  const band = piece(context, outline, toned(cloth, 0.012), {
    edge: 1.5,
    origin: at(foot, 0),
    ...rounded(at(foot, -halfWidth(foot)), at(foot, halfWidth(foot))),
    stitches: [path([across(foot + 0.03, 0.02), across(foot + 0.05, 0.5), across(foot + 0.03, 1)], false)],
  });
  return details + band;
}
