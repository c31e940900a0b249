import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { lerp, smoothstep } from '#draw/kit/point.ts';
import { shaded } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { onDrape, type Profile } from '#draw/tailoring/on-body.ts';
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
