import { oklch, toHex } from '#colour/convert.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, smoothstep } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { shaded } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { onDrape, onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

export const TUNIC_HEM = 5.6;
/** Where the side slits open, and how far the panel in front draws back from the one behind at the hem; heads. */
const SLIT_FROM = 4.3;
const SLIT = 0.19;

/** Returns the ease of the panel that faces the eye: its sides leave the other panel's at the slits. */
export function slitEase(ease: Profile): Profile {
  return (v) => ease(v) - SLIT * smoothstep((v - SLIT_FROM) / (TUNIC_HEM - SLIT_FROM));
}

/** Draws the far panel of a tunic, seen in its slits, in the shade of the near one (`front`, path data). */
export function drawFarPanel(context: DrawContext, cloth: Cloth, far: string, front: string): string {
  return (
    piece(context, far, shaded(cloth, 0.8)) +
    contactShadow(context.document, front, { shift: [5, 6], blur: 4, opacity: 0.3, on: far })
  );
}

/** Returns the long folds in which a tunic falls from chest and hips to its hem. */
export function tunicFolds({ body, head }: DrawContext, halfWidth: Profile): string[] {
  const at = onDrape(body);
  const fall = (u: number, from: number, width: number) => {
    const place = (v: number, share: number) => at(v, halfWidth(v) * u * share);
    return brush(
      [place(TUNIC_HEM + 0.08, 1), place(lerp(from, TUNIC_HEM, 0.5), 0.92), place(from, 0.8)],
      width * head,
      'out',
    );
  };
  return [fall(-0.66, 3.1, 0.075), fall(-0.24, 4.1, 0.05), fall(0.2, 3.5, 0.06), fall(0.6, 2.9, 0.08)];
}

/** Gold thread, deeper on pale cloth. */
const GOLD_THREAD = { onDark: oklch(0.78, 0.1, 86), onPale: oklch(0.66, 0.1, 80) } as const;
const PALE_CLOTH = 0.6;
/** How far the embroidered band reaches to either side of the placket, and between its diamonds; heads. */
const BAND = 0.13;
const MOTIF = 0.115;

/** Draws the gold embroidery down both sides of an evening kurta's placket: two lines, a row of diamonds between. */
export function drawEmbroidery({ body, head }: DrawContext, cloth: Cloth, from: number, to: number): string {
  const on = onTorso(body);
  const thread = toHex(cloth.colour.l > PALE_CLOTH ? GOLD_THREAD.onPale : GOLD_THREAD.onDark);
  const foot = to + 0.12;
  const side = (k: -1 | 1) => {
    const line = (x: number) =>
      stroke(
        path([on(from - 0.05, k * x), on(foot, k * x)], false),
        thread,
        0.011 * head,
        'stroke-opacity=".8"',
      );
    const diamonds = Array.from({ length: Math.floor((foot - from) / MOTIF) }, (_, i) => {
      const v = from + (i + 0.5) * MOTIF;
      const middle = BAND * 0.7;
      return path(
        [
          on(v - 0.04, k * middle),
          on(v, k * (middle + 0.022)),
          on(v + 0.04, k * middle),
          on(v, k * (middle - 0.022)),
        ].map(corner),
      );
    });
    return line(BAND) + line(BAND * 0.42) + fill(diamonds.join(''), thread, 'fill-opacity=".85"');
  };
  const end = stroke(
    path([on(foot, -BAND), on(foot + 0.09, 0), on(foot, BAND)].map(corner), false),
    thread,
    0.011 * head,
    'stroke-opacity=".8"',
  );
  return side(-1) + side(1) + end;
}
