import { LEAN_MAX, TRAITS, type Trait } from '@glow/api';

/** A look that was liked or passed. */
export interface Decision {
  readonly traits: readonly number[];
  readonly liked: boolean;
}

/** What a person said herself of a trait: that she leans to one end of it, or that it shall not count. */
export type Correction = -1 | 0 | 1;
export type Corrections = Readonly<Partial<Record<Trait, Correction>>>;

/** What is believed of a person: for each trait a normal distribution of its weight, in logits. */
export interface Belief {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  /** How gladly she likes anything. */
  readonly bias: number;
}

/** Before anything is known, weights lie about 0 by so much; most traits matter little to most people. */
const PRIOR_DEVIATION = 1.1;
const BIAS_DEVIATION = 1;
/** What a person says herself outweighs a few swipes. */
const SAID_WEIGHT = 1.2;
const SAID_DEVIATION = 0.15;
const FORGOTTEN_DEVIATION = 1e-3;
const SWEEPS = 12;

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

/**
 * Learns from decisions by Bayesian logistic regression: the most probable weights, by Newton's method one weight at a
 * time, and a diagonal normal distribution about them (Laplace). The same decisions give the same belief, whatever came
 * and was taken back in between.
 */
export function learn(
  decisions: readonly Decision[],
  prior: readonly number[] = [],
  corrections: Corrections = {},
): Belief {
  const rows = decisions.map(({ traits }) => [...TRAITS.map((_, trait) => traits[trait] ?? 0), 1]);
  const centres = [
    ...TRAITS.map((trait, at) => (corrections[trait] ?? 0) * SAID_WEIGHT || (prior[at] ?? 0)),
    0,
  ];
  const spreads = [...TRAITS.map((trait) => spreadOf(corrections[trait])), BIAS_DEVIATION];
  for (const [at, trait] of TRAITS.entries()) if (corrections[trait] === 0) centres[at] = 0;
  const weights = [...centres];
  const curvatures = spreads.map((spread) => 1 / spread ** 2);
  const logits = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [at, weight] of weights.entries()) {
      const precision = 1 / (spreads[at] ?? 1) ** 2;
      let slope = -precision * (weight - (centres[at] ?? 0));
      let curvature = precision;
      for (const [n, row] of rows.entries()) {
        const value = row[at] ?? 0;
        const chance = sigmoid(logits[n] ?? 0);
        slope += value * (Number(decisions[n]?.liked) - chance);
        curvature += value ** 2 * chance * (1 - chance);
      }
      const step = slope / curvature;
      weights[at] = weight + step;
      curvatures[at] = curvature;
      for (const [n, row] of rows.entries()) logits[n] = (logits[n] ?? 0) + step * (row[at] ?? 0);
    }
  }
  return {
    means: weights.slice(0, TRAITS.length),
    deviations: curvatures.slice(0, TRAITS.length).map((curvature) => 1 / Math.sqrt(curvature)),
    bias: weights.at(-1) ?? 0,
  };
}

function spreadOf(correction: Correction | undefined): number {
  if (correction === undefined) return PRIOR_DEVIATION;
  return correction === 0 ? FORGOTTEN_DEVIATION : SAID_DEVIATION;
}

/** Returns how much a person is believed to like a look, by these weights; 0 for one without traits. */
export function liking(weights: readonly number[], traits: readonly number[] | undefined): number {
  return traits?.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) ?? 0;
}

/** What a lean of 1 is in logits. */
export const LEAN_STEP = 0.35;

/** Returns a belief as whole numbers of −3 to 3, as coarse as it is sent. */
export function leansOf({ means }: Belief): number[] {
  return means.map((mean) => Math.max(-LEAN_MAX, Math.min(LEAN_MAX, Math.round(mean / LEAN_STEP))) || 0);
}
