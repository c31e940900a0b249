import { darkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, corner, lerp, type Node, normalise, perpendicular, scale, sub } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import { drawZip } from '#draw/tailoring/zip.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketDraft } from './jacket-draft.ts';

/** A jacket this short has its pockets on the chest. */
const CHEST_POCKETS_ABOVE = 3.6;

interface PocketPlace {
  /** Height of the pocket's mouth. */
  readonly v: number;
  /** Inner and outer end as shares of the half width. */
  readonly inner: number;
  readonly outer: number;
  readonly patchHeight: number;
}

function placeOf({ cut, length }: JacketDraft): PocketPlace {
  if (cut.hem < CHEST_POCKETS_ABOVE) return { v: 2.1, inner: 0.3, outer: 0.68, patchHeight: 0.3 };
  if (length === 'coat') return { v: 3.55, inner: 0.4, outer: 0.86, patchHeight: 0.5 };
  const v = Math.min(3.38, cut.hem - 0.46);
  return { v, inner: 0.4, outer: 0.86, patchHeight: Math.min(0.5, cut.hem - v - 0.12) };
}

/** Cloth between a pocket and the front edge, in heads. */
const FRONT_MARGIN = 0.11;
/** A pocket that an open front leaves less than this of is not drawn: it would be a stray crescent. */
const LEAST_WIDTH = 0.18;
/** How far a patch pocket's lower corners are rounded, as a share of its height. */
const ROUNDING = 0.26;

/** Returns how far from the axis a pocket's inner and outer end lie at height `v`, in heads: never over the front edge. */
export function pocketSpan(jacket: JacketDraft, v: number, k: -1 | 1): { inner: number; outer: number } {
  const { inner, outer } = placeOf(jacket);
  const half = jacket.halfWidth(v);
  return { inner: Math.max(half * inner, k * jacket.frontEdge(k, v) + FRONT_MARGIN), outer: half * outer };
}

/** The same for a pocket from height `v` down to `foot`: it stays inside the side seam at its narrowest. */
export function pocketWithin(
  jacket: JacketDraft,
  v: number,
  foot: number,
  k: -1 | 1,
): { inner: number; outer: number } {
  const [top, low] = [pocketSpan(jacket, v, k), pocketSpan(jacket, foot, k)];
  return { inner: low.inner, outer: Math.min(top.outer, low.outer) };
}

function drawFlap(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { body, head } = context;
  const { at: on } = jacket;
  const { v, patchHeight } = placeOf(jacket);
  const isPatch = jacket.cut.pockets === 'patch';
  const height = isPatch ? patchHeight : 0.13;
  const span = pocketWithin(jacket, v, v + height, k);
  if (span.outer - span.inner < LEAST_WIDTH) return '';
  const [inner, outer] = [k * span.inner, k * span.outer];
  const across = (u: number) => lerp(inner, outer, u);
  const round = ROUNDING * height;
  const lower: Node[] = isPatch
    ? [
        on(v + height - round, outer),
        on(v + height - round * 0.2, across(0.94)),
        on(v + height + 0.02, across(0.76)),
        on(v + height + 0.01, across(0.24)),
        on(v + height - round * 0.25, across(0.06)),
        on(v + height - round, inner),
      ]
    : [corner(on(v + height + 0.02, outer)), corner(on(v + height, inner))];
  const outline = path([corner(on(v, inner)), corner(on(v + 0.025, outer)), ...lower]);
  const seam = brush(
    [on(v + height + 0.012, across(0.15)), on(v + height + 0.035, across(0.85))],
    0.022 * head,
    'both',
  );
  const pocket = piece(context, outline, toned(cloth, 0.012), {
    edge: 1.5,
    origin: body.torso(0, v),
    ...rounded(on(v, inner), on(v, outer)),
  });
  return pocket + fill(seam, darkOf(cloth.colour), 'fill-opacity=".3"');
}

function drawSlant(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { body, head } = context;
  const on = onTorso(body);
  const v = Math.min(placeOf(jacket).v < 3 ? 3.38 : placeOf(jacket).v, jacket.cut.hem - 0.42);
  const top = on(v - 0.22, k * jacket.halfWidth(v - 0.1) * 0.6);
  const foot = on(v + 0.22, k * jacket.halfWidth(v + 0.2) * 0.8);
  const width = scale(perpendicular(normalise(sub(foot, top))), -k * 0.035 * head);
  const welt = polygon([top, foot, add(foot, width), add(top, width)]);
  const mouth = brush([top, foot], 0.024 * head, 'flat');
  return (
    piece(context, welt, cloth, { edge: 1.5, origin: top }) +
    (jacket.cut.zip && jacket.cut.lapel === 'biker'
      ? drawZip(path([top, foot], false), cloth.colour, 5)
      : '') +
    fill(mouth, darkOf(cloth.colour), 'fill-opacity=".32"')
  );
}

/** A jacket that reaches this height has its pockets where the hands are. */
const HANDS_AT = 3.8;

/** The pocket of the panel on side `k`; one with a hand in it is drawn with the hand. */
export function drawPocket(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { hand } = context.body.pose.arms[k < 0 ? 'left' : 'right'];
  if (hand === 'pocket' && jacket.cut.hem >= HANDS_AT) return '';
  switch (jacket.cut.pockets) {
    case 'flap':
    case 'patch':
      return drawFlap(context, cloth, jacket, k);
    case 'slant':
    case 'welt':
      return drawSlant(context, cloth, jacket, k);
    case 'none':
      return '';
  }
}
