import type { Node } from '#draw/kit/point.ts';
import type { HeadModel } from '../head-model.ts';

/** Where an eye sits: its middle, half its width, and which way its outer corner lies. */
export interface EyePlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly out: -1 | 1;
  /** Foreshortened on the far side of a turned face. */
  readonly isFar?: true;
}

/** Half the height of an open eye. */
const OPEN = 0.05;
/** How far the eyes are open. */
const APERTURE = { calm: 0.71, smiling: 0.64, laughing: 0.54, lowered: 0 } as const;
/** Where the lower lid lies under the middle of the eye: a smile lifts it. */
const LOWER_LID = { calm: 0.025, smiling: 0.016, laughing: 0.009, lowered: 0 } as const;

export interface EyeShape {
  readonly inner: Node;
  readonly outer: Node;
  /** Along the upper lid between the corners. */
  readonly upper: readonly [Node, Node];
  readonly lower: number;
  readonly height: number;
  readonly half: number;
}

/** Returns the outline of an eye, as its expression and age open it. */
export function eyeShape(head: HeadModel, { x, y, half: given, out }: EyePlace): EyeShape {
  const { factors, years, masculinity, expression } = head;
  const half = given * 1.06 * factors.eye * (1 - 0.07 * years);
  const height = OPEN * APERTURE[expression] * (1 - 0.16 * years) * (1 - 0.12 * masculinity);
  const tilt = factors.tilt - 0.008 * years;
  return {
    inner: [x - out * half, y + 0.012],
    outer: [x + out * half, y - 0.004 - tilt],
    upper: [
      [x - out * half * 0.38, y - height * 0.86],
      [x + out * half * 0.28, y - height],
    ],
    lower: y + LOWER_LID[expression] * (1 - 0.1 * years),
    height,
    half,
  };
}
