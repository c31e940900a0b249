import { colourDifference } from '#colour/difference.ts';
import { groundOf } from '../gates/ground.gate.ts';
import type { Score } from '../score.ts';

/** The difference (ΔE_ok) at which a figure stands fully off its ground. */
const FULL_CONTRAST = 0.2;

/** A figure is liked the more its colour contrasts with its ground (Schloss & Palmer 2011). */
export const groundContrast: Score = {
  id: 'ground-contrast',
  weight: 0.02,
  rate({ main, spec }) {
    const ground = groundOf(spec.scene);
    return main.reduce(
      (worst, { area, colour }) =>
        area < 0.15 ? worst : Math.min(worst, colourDifference(colour, ground) / FULL_CONTRAST),
      1,
    );
  },
};
