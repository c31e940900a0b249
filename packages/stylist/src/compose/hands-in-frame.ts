import { poseOf } from '../describe/pose-of.ts';
import type { HandPlace } from '../draw/figure/pose.ts';
import type { FigureSpec } from '../outfit.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Hands that end well above the lower edge of a picture from the hips up; one that hangs is cut in the middle. */
const INSIDE: ReadonlySet<HandPlace> = new Set([
  ...(['pocket', 'hip', 'cup', 'hair', 'jacket', 'lapel', 'umbrella', 'clutch', 'none'] as const),
]);

/** Whether a picture from the hips up shows both hands of a figure whole. */
export function keepsHandsIn(reading: Pick<OutfitReading, 'worn'>, figure: FigureSpec): boolean {
  const { left, right } = poseOf(reading, figure).arms;
  return INSIDE.has(left.hand) && INSIDE.has(right.hand);
}
