import { oklch, toHex } from '#colour/convert.ts';
import { darkOf, paleOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, type Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { along } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

const GOLD = oklch(0.8, 0.085, 85);
const TOP = 2.82;
const WIDTH = 0.21;

function drawBuckle({ head }: DrawContext, centre: Point): string {
  const [x, y] = centre;
  const [w, h] = [0.2 * head, 0.25 * head];
  const gold = toHex(GOLD);
  return (
    `<rect x="${px(x - w / 2)}" y="${px(y - h / 2)}" width="${px(w)}" height="${px(h)}" rx="6" fill="none" stroke="${darkOf(GOLD)}" stroke-width="5.4" stroke-opacity=".4" transform="translate(1.4 2)"/>` +
    `<rect x="${px(x - w / 2)}" y="${px(y - h / 2)}" width="${px(w)}" height="${px(h)}" rx="6" fill="none" stroke="${gold}" stroke-width="4.6"/>` +
    `<path d="M${px(x - w / 2 + 3)} ${px(y - h / 2)}L${px(x - w / 2 + 0.08 * head)} ${px(y - h / 2)}" stroke="${paleOf(GOLD)}" stroke-width="3"/>` +
    stroke(`M${px(x - 0.03 * head)} ${px(y)}L${px(x + w / 2)} ${px(y)}`, gold, 3.6)
  );
}

/** Draws what is belted is drawn together above and below the belt. */
export function drawBeltGathers({ body, head }: DrawContext, cloth: Cloth, ease: number): string {
  const on = onTorso(body);
  const half = (v: number) => body.halfWidth(v) + ease;
  const foot = TOP + WIDTH;
  return [-0.7, -0.3, 0.35, 0.72]
    .map((u, i) =>
      fill(
        brush(
          i % 2
            ? [on(foot + 0.03, half(foot) * u), on(foot + 0.3, half(foot) * u * 1.08)]
            : [on(TOP, half(TOP) * u), on(TOP - 0.28, half(TOP) * u * 1.06)],
          0.04 * head,
          'out',
          i,
        ),
        darkOf(cloth.colour),
        'fill-opacity=".2"',
      ),
    )
    .join('');
}

/** Draws a wide leather belt closed over a coat, a dress or a waistband; `ease` in heads from the body. */
export function drawWideBelt(context: DrawContext, cloth: Cloth, ease: number): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const half = (v: number) => body.halfWidth(v) + ease;
  const foot = TOP + WIDTH;
  const outline = path([
    corner(on(TOP, -half(TOP))),
    on(TOP + 0.055, 0),
    corner(on(TOP, half(TOP))),
    corner(on(foot, half(foot))),
    on(foot + 0.065, 0),
    corner(on(foot, -half(foot))),
  ]);
  const stitch = (v: number) => path([on(v, -half(v)), on(v + 0.058, 0), on(v, half(v))], false);
  const centre = on((TOP + foot) / 2 + 0.06, 0.02);
  const tip = path([
    corner(on(TOP + 0.06, 0.08)),
    on(TOP + 0.055, half(TOP) * 0.55),
    corner(on(TOP + 0.09, half(TOP) * 0.66)),
    corner(on(foot - 0.02, half(TOP) * 0.66)),
    on(foot + 0.045, half(TOP) * 0.5),
    corner(on(foot + 0.05, 0.08)),
  ]);
  const holes = [0.34, 0.46, 0.58].map((u) =>
    dot(on((TOP + foot) / 2 + 0.055, half(TOP) * u), 0.013 * head, darkOf(cloth.colour)),
  );
  return (
    contactShadow(document, outline, { shift: [2, 7], blur: 4, opacity: 0.28 }) +
    piece(context, outline, cloth, {
      edge: 1.7,
      ...rounded(on(TOP, -half(TOP)), on(TOP, half(TOP)), 0.22, 0.34),
      stitches: [stitch(TOP + 0.03), stitch(foot - 0.03)],
    }) +
    (isAway(body)
      ? ''
      : piece(context, tip, cloth, { edge: 1.4, stitches: [], extra: holes.join('') }) +
        drawBuckle(context, centre))
  );
}

/** Draws a chain that hangs on the hips, one end falling. */
export function drawChainBelt({ body, head }: DrawContext, cloth: Cloth): string {
  const on = onTorso(body);
  const colour = toHex(cloth.colour);
  const dark = darkOf(cloth.colour);
  const half = (v: number) => body.halfWidth(v) + 0.035;
  const at = (u: number) => on(3.06 + 0.17 * (1 - u * u), half(3.06) * u);
  const links = (points: readonly Point[]) =>
    points
      .map((p, i) => {
        const next = points[Math.min(points.length - 1, i + 1)] ?? p;
        const before = points[Math.max(0, i - 1)] ?? p;
        const angle = (Math.atan2(next[1] - before[1], next[0] - before[0]) * 180) / Math.PI;
        const [rx, ry] = i % 2 ? [0.036, 0.012] : [0.036, 0.027];
        return `<ellipse rx="${px(rx * head)}" ry="${px(ry * head)}" transform="translate(${px(p[0])} ${px(p[1])}) rotate(${px(angle)})" fill="none" stroke="${colour}" stroke-width="2.6"/>`;
      })
      .join('');
  const round = along(-1, 1, Math.round((half(3.06) * 2) / 0.055), at);
  const end = along(0, 1, 9, (t) => on(3.23 + t * 0.5, 0.12 + t * 0.03));
  const shadow = stroke(
    path([at(-1), at(-0.5), at(0), at(0.5), at(1)], false),
    dark,
    6,
    'stroke-opacity=".2" transform="translate(1.5 4)"',
  );
  return shadow + links(round) + links(end) + dot(on(3.76, 0.15), 0.032 * head, colour);
}
