import type { Swatch } from './swatches.ts';

const tone = (name: string, l: number, c: number, h: number): Swatch => ({ name, colour: { l, c, h } });

/** Ten skin tones from the lightest to the deepest, named neutrally. */
export const SKIN_TONES: readonly Swatch[] = [
  tone('pale', 0.9, 0.034, 58),
  tone('fair', 0.875, 0.042, 62),
  tone('light', 0.835, 0.055, 64),
  tone('warm beige', 0.8, 0.065, 60),
  tone('olive', 0.75, 0.07, 68),
  tone('golden brown', 0.71, 0.082, 58),
  tone('tan brown', 0.65, 0.085, 55),
  tone('brown', 0.585, 0.085, 52),
  tone('deep brown', 0.46, 0.072, 48),
  tone('dark brown', 0.365, 0.052, 45),
];
