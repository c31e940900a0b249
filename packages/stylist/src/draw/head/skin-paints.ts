import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { clamp } from '../kit/point.ts';

/** Below this lightness a face is drawn by its lights: shade alone would swallow it. */
const DEEP_SKIN = 0.5;

export interface SkinPaints {
  readonly isDeep: boolean;
  readonly base: Oklch;
  readonly shade: Oklch;
  readonly deepShade: Oklch;
  readonly light: Oklch;
  readonly line: Oklch;
  readonly lash: Oklch;
  readonly blush: Oklch;
  readonly lips: Oklch;
  readonly eyeWhite: Oklch;
}

/** Shade goes towards wine, light towards amber; lips and blush are lighter than the skin. */
const deepPaints = (base: Oklch): SkinPaints => ({
  isDeep: true,
  base,
  shade: oklch(base.l - 0.095, base.c * 0.95, base.h - 22),
  deepShade: oklch(base.l - 0.165, base.c * 0.8, base.h - 40),
  light: oklch(base.l + 0.125, base.c + 0.016, base.h + 12),
  line: oklch(0.17, 0.03, 15),
  lash: oklch(0.13, 0.02, 300),
  blush: oklch(base.l + 0.06, 0.105, 28),
  lips: oklch(base.l + 0.095, 0.112, 16),
  eyeWhite: oklch(0.93, 0.016, 80),
});

const lightPaints = (base: Oklch): SkinPaints => ({
  isDeep: false,
  base,
  shade: oklch(base.l - 0.095, base.c * 1.12 + 0.008, base.h - 12),
  deepShade: oklch(base.l - 0.22, base.c * 1.05 + 0.01, base.h - 22),
  light: oklch(Math.min(0.955, base.l + 0.05), base.c * 0.8, base.h + 14),
  line: oklch(Math.max(0.24, base.l - 0.44), 0.07, 32),
  lash: oklch(0.23, 0.03, 330),
  blush: oklch(base.l - 0.06, 0.105, 28),
  lips: oklch(base.l - 0.165, 0.086 + 0.02 * clamp((base.l - 0.5) / 0.35), 24),
  eyeWhite: oklch(0.955, 0.01, 80),
});

/** Returns the colours a face is drawn in, from its skin as painted. */
export function skinPaints(skin: Oklch): SkinPaints {
  return skin.l < DEEP_SKIN ? deepPaints(skin) : lightPaints(skin);
}
