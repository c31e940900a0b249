import { tasteScore } from '@glow/stylist';

/** Few enough to be near, enough to differ from pick to pick. */
const NEAREST_SHARE = 1 / 3;

/** Returns the third of the looks that somebody who leans so is believed to like best; all without leans. */
export function nearestToTaste<Look>(
  looks: readonly Look[],
  leans: readonly number[] | undefined,
  traitsOf: (look: Look) => string | undefined,
): readonly Look[] {
  if (!leans) return looks;
  const scored = looks.map((look) => ({ look, score: tasteScore(leans, traitsOf(look)) }));
  const nearest = scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, Math.ceil(looks.length * NEAREST_SHARE));
  return nearest.map(({ look }) => look);
}
