import { oklch } from '../colour/convert.ts';
import type { SceneSpec } from '../outfit.ts';

/** The colour of the plain clothes that pictures of a figure wear. */
export const PETROL = oklch(0.42, 0.085, 205);

/** The quiet place of pictures in which nothing but the figure is seen. */
export const PLAIN_ARCH: SceneSpec = {
  name: 'arch',
  palette: {
    wall: oklch(0.875, 0.035, 62),
    floor: oklch(0.79, 0.045, 52),
    motif: oklch(0.8, 0.05, 45),
    accent: oklch(0.8, 0.1, 85),
    glow: oklch(0.97, 0.04, 92),
    shade: oklch(0.34, 0.07, 320),
  },
};
