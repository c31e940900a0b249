import { oklch, toHex } from '#colour/convert.ts';
import { darkOf, inkOf, tone } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add, lerp, normalise, type Point, sub } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketDraft } from './jacket-draft.ts';

const HORN = toHex(oklch(0.62, 0.07, 65));
const HORN_DARK = toHex(oklch(0.4, 0.06, 55));
const TOGGLES = [1.98, 2.46, 2.94, 3.42] as const;

/** Draws horn toggles in loops of cord, all of one size and at one distance. */
export function drawToggles({ body, head }: DrawContext, cloth: Cloth, { cut }: JacketDraft): string {
  if (cut.closing !== 'toggles') return '';
  const on = onTorso(body);
  const cord = toHex(tone(cloth.colour, cloth.colour.l > 0.45 ? -0.16 : 0.2));
  const heights = TOGGLES.filter((v) => v < cut.hem - 0.5);
  const [top = 0, foot = 0] = [heights[0], heights.at(-1)].map((v) => on(v ?? 0, 0)[1]);
  return heights
    .map((v, i) => {
      // A body's own heights lie closer at the hips.
      const middle: Point = [on(v, 0)[0], lerp(top, foot, i / Math.max(1, heights.length - 1))];
      const [x, y] = normalise(sub(on(v, 0.2), on(v, -0.2)));
      /** Heads along the toggle and below it. */
      const at = (along: number, below: number): Point =>
        add(middle, [(x * along - y * below) * head, (y * along + x * below) * head]);
      const patch = (inner: number, outer: number) =>
        fill(polygon([at(inner, -0.05), at(outer, -0.05), at(outer, 0.055), at(inner, 0.055)]), cord);
      const loop = path(
        [at(-0.24, -0.02), at(-0.05, -0.03), at(0.06, 0), at(-0.05, 0.03), at(-0.24, 0.03)],
        false,
      );
      const toggle = polygon([
        at(-0.07, -0.022),
        at(0, -0.03),
        at(0.075, -0.022),
        at(0.075, 0.022),
        at(0, 0.03),
        at(-0.07, 0.022),
      ]);
      return (
        stroke(loop, cord, 3.4) +
        stroke(path([at(0.05, 0), at(0.26, 0)], false), cord, 3.4) +
        patch(-0.3, -0.2) +
        patch(0.2, 0.3) +
        fill(
          toggle,
          HORN,
          `stroke="${HORN_DARK}" stroke-width="1.2" transform="translate(0 ${(0.005 * head).toFixed(1)})"`,
        )
      );
    })
    .join('');
}

const CORD_AT = 2.98;
/** The cord comes out of its tunnel through one, heads. */
const EYELET = 0.024;
const CORD = toHex(oklch(0.93, 0.01, 90));

/** Draws a cord in a tunnel that draws the waist in, its ends hanging. */
export function drawDrawcord(
  { body, head }: DrawContext,
  cloth: Cloth,
  { cut, halfWidth, frontEdge }: JacketDraft,
): string {
  if (!cut.drawcord) return '';
  const on = onTorso(body);
  const side = (k: -1 | 1) => {
    const inner = cut.open > 0 ? frontEdge(k, CORD_AT) : 0;
    const outer = k * halfWidth(CORD_AT);
    const at = (v: number, u: number): Point => on(v, inner + (outer - inner) * u);
    const seam = (v: number) => path([at(v, 0), at(v + 0.02, 0.5), at(v, 1)], false);
    const puckers = [0.15, 0.35, 0.55, 0.75, 0.92].map((u, i) =>
      fill(
        brush(
          i % 2
            ? [at(CORD_AT + 0.04, u), at(CORD_AT + 0.2, u + 0.02)]
            : [at(CORD_AT - 0.03, u), at(CORD_AT - 0.17, u - 0.02)],
          0.035 * head,
          'out',
        ),
        darkOf(cloth.colour),
        'fill-opacity=".26"',
      ),
    );
    const end = path(
      [at(CORD_AT + 0.01, 0.12), at(CORD_AT + 0.2, 0.15 + (k > 0 ? 0.04 : 0)), at(CORD_AT + 0.44, 0.12)],
      false,
    );
    const ink = inkOf(cloth.colour);
    return (
      stroke(seam(CORD_AT - 0.035), ink, 1.3, 'stroke-opacity=".6"') +
      stroke(seam(CORD_AT + 0.045), ink, 1.3, 'stroke-opacity=".6"') +
      puckers.join('') +
      stroke(end, CORD, 3) +
      dot(at(CORD_AT + 0.01, 0.12), EYELET * head, ink)
    );
  };
  return side(-1) + side(1);
}
