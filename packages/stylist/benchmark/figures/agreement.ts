import type { RatedLook } from '../format/rated-look.ts';
import { spearman } from '../statistics/rank-correlation.ts';
import { weightedKappa } from '../statistics/weighted-kappa.ts';

export interface Agreement {
  readonly kappa: number;
  readonly spearman: number;
  /** Share of looks with the same rating twice. */
  readonly same: number;
  /** Share of looks whose ratings are at most one apart. */
  readonly withinOne: number;
}

/** How far the two passes of rating agree. */
export function agreement(looks: readonly RatedLook[]): Agreement {
  const first = looks.map(({ ratings }) => ratings[0]);
  const second = looks.map(({ ratings }) => ratings[1]);
  const share = (gap: number) =>
    looks.filter(({ ratings: [a, b] }) => Math.abs(a - b) <= gap).length / looks.length;
  return {
    kappa: weightedKappa(first, second),
    spearman: spearman(first, second),
    same: share(0),
    withinOne: share(1),
  };
}
