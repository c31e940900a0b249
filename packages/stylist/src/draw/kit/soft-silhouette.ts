import { type Box, boxAround, crop, grow } from './box.ts';
import { contoursOf } from './contours.ts';
import { cropOutline } from './crop-outline.ts';
import { polygon } from './curve.ts';
import { blurred, coverOf } from './field.ts';
import type { Point } from './point.ts';
import { fill } from './svg-element.ts';

/** Steps from nothing to the full shadow: under paper grain they cannot be told from a blur. */
const STEPS = 8;
/** Side of the cells a shadow is measured in, deviations and px at least. */
const PITCH = { deviations: 0.75, leastPx: 2 } as const;
const REACH = 3;

interface Softness {
  /** Standard deviation of its edge, px. */
  readonly deviation: number;
  /** What shows it, and cuts it off. */
  readonly shown: Box;
  readonly colour: string;
  readonly opacity: number;
}

/**
 * Draws what shapes cover together in one colour with a soft edge, as areas of rising darkness one in the other: a
 * blur of the same would cost more than the rest of the picture.
 */
export function softSilhouette(shapes: readonly (readonly Point[][])[], softness: Softness): string {
  const { deviation, shown, colour, opacity } = softness;
  const reach = deviation * REACH;
  const box = crop(grow(boxAround(shapes.flat(2)), reach), grow(shown, reach));
  if (box.left >= box.right || box.top >= box.bottom) return '';
  const pitch = Math.max(PITCH.leastPx, deviation * PITCH.deviations);
  const field = blurred(coverOf(shapes, box, pitch), deviation);
  const levels = Array.from({ length: STEPS }, (_, step) => (step + 0.5) / STEPS);
  return contoursOf(field, levels)
    .map((contours, step) => {
      const areas = contours.map((contour) => thinned(cropOutline(contour, shown)));
      const d = areas.map((area) => (area.length > 2 ? polygon(area) : '')).join('');
      const added = opacity / STEPS / (1 - (opacity * step) / STEPS);
      return d === '' ? '' : fill(d, colour, `fill-opacity="${added.toFixed(4)}"`);
    })
    .join('');
}

/** A point this near the line between its neighbours is left out, px. */
const STRAIGHT_PX = 0.3;

function thinned(area: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  area.forEach((point, index) => {
    const before = kept.at(-1);
    const after = area[index + 1];
    if (!before || !after || offLine(point, before, after) > STRAIGHT_PX) kept.push(point);
  });
  return kept;
}

function offLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
}
