import { colourDifference } from '#colour/difference.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { SceneName, SceneSpec } from '#outfit.ts';
import type { Gate } from '../gate.ts';

const MIN_DIFFERENCE = 0.07;
const LARGE_AREA = 0.28;

/** Here the painted niche or shop front is behind the figure, not the wall. */
const BEFORE_MOTIF: ReadonlySet<SceneName> = new Set(['arch', 'bookshop']);

/** What is behind the figure. */
export function groundOf({ name, palette }: SceneSpec): Oklch {
  return BEFORE_MOTIF.has(name) ? palette.motif : palette.wall;
}

/** The look stands out from its wall: ΔE_ok of at least 0.07 for every large piece. */
export const ground: Gate = {
  id: 'ground',
  check({ main, spec }) {
    const lost = main.find(
      ({ area, colour }) =>
        area >= LARGE_AREA && colourDifference(colour, groundOf(spec.scene)) < MIN_DIFFERENCE,
    );
    return lost && `The ${lost.garment.words} has the colour of the wall behind it.`;
  },
};
