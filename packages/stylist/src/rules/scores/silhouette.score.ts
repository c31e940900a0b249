import type { OutfitReading } from '../outfit-reading.ts';
import type { Score } from '../score.ts';
import type { BodyLine } from './lines/body-line.ts';
import { BODY_LINES, suits } from './lines/own-lines.ts';

/** What a look without any line is worth. */
const NO_LINE = 0.4;
/** Lines that suit less than this go unsaid. */
const SAID_FROM = 0.6;

/** The lines a look draws, the best for its wearer's shape first. */
export function linesOf(reading: OutfitReading): readonly BodyLine[] {
  const shape = reading.spec.figure.bodyShape;
  return BODY_LINES.filter((line) => line.holds(reading)).sort((a, b) => suits(b, shape) - suits(a, shape));
}

/** Ids of the lines a look draws that suit its wearer's shape, the best first. */
export function suitingLines(reading: OutfitReading): readonly string[] {
  const shape = reading.spec.figure.bodyShape;
  return linesOf(reading)
    .filter((line) => suits(line, shape) >= SAID_FROM)
    .map(({ id }) => id);
}

/** Soft and at most a fifth of the score: no look is left out for a shape. */
export const silhouette: Score = {
  id: 'silhouette',
  weight: 0.16,
  rate(reading) {
    const shape = reading.spec.figure.bodyShape;
    const [best, next] = linesOf(reading);
    if (!best) return NO_LINE;
    return next ? (suits(best, shape) * 2 + suits(next, shape)) / 3 : suits(best, shape);
  },
};
