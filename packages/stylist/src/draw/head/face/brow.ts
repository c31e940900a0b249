import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { tone } from '#colour/tones.ts';
import { clamp } from '#draw/kit/point.ts';
import { blended, headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling } from '../head-model.ts';
import type { EyePlace } from './eye-shape.ts';

/** Hair lighter than this has darker brows. */
const PALE_HAIR = 0.6;
/** Brows no paler than this are still seen under white hair. */
const PALEST_BROW = 0.72;

/** Brows stand out from the skin by no less lightness than this. */
const APART = 0.13;

function nearHair({ hair, paints, years }: HeadModel): Oklch {
  if (hair.l > PALE_HAIR && hair.c < 0.03) return oklch(clamp(hair.l - 0.2, 0.3, PALEST_BROW), 0.012, 60);
  if (hair.l > PALE_HAIR) return tone(hair, -0.26);
  if (paints.isDeep) return paints.lash;
  return blended(hair, years === 1 ? paints.base : paints.line, years === 1 ? 0.15 : 0.3);
}

/** Returns the colour of the brows: near the hair's, and always to be seen on the skin. */
export function browColour(head: HeadModel): Oklch {
  const colour = nearHair(head);
  const { base, isDeep } = head.paints;
  if (Math.abs(colour.l - base.l) >= APART) return colour;
  // Pale brows on deep skin, dark ones on any other.
  return { ...colour, l: base.l + (isDeep ? APART : -APART) };
}

const BASE = -0.1;
const RAISED = { calm: 0, smiling: 0.008, laughing: 0.014, lowered: -0.006 } as const;

/** One brow over an eye. */
export function drawBrow(head: HeadModel, { x, half, out }: EyePlace): string {
  const { factors, years, expression } = head;
  const y = BASE + factors.browDrop - RAISED[expression] + 0.005 * years;
  const reach = half * 1.28;
  return headInk(head.context).line(
    [
      [x - out * reach * 0.95, y + 0.019 + 0.004 * years],
      [x - out * reach * 0.2, y + 0.001],
      [x + out * reach * 0.5, y - 0.009 * factors.arch],
      [x + out * reach * 1.13, y + 0.024],
    ],
    0.028 * factors.brow * (1 - 0.1 * years),
    browColour(head),
    isSmiling(head) ? 0.9 : 0.93,
  );
}

/** Returns the brow of a profile. */
export function profileBrow(head: HeadModel): string {
  const { factors, expression } = head;
  const y = -0.092 + factors.browDrop - RAISED[expression];
  return headInk(head.context).line(
    [
      [0.172, y + 0.026],
      [0.222, y - 0.006 * factors.arch],
      [0.272, y - 0.002],
      [0.31, y + 0.018],
    ],
    0.028 * factors.brow,
    browColour(head),
    0.93,
  );
}
