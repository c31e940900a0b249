import { TRAITS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type Decision, leansOf, learn, liking } from './learn.ts';

const DRESS = TRAITS.indexOf('dress');
const HEEL = TRAITS.indexOf('heel');
const look = (values: Readonly<Record<number, number>>) => TRAITS.map((_, at) => values[at] ?? 0);

function decisionsOf(seed: number, count: number): Decision[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    traits: TRAITS.map(() => Math.round(random() * 8) / 4 - 1),
    liked: random() < 0.5,
  }));
}

describe('learn', () => {
  it('knows nothing before the first decision but what the quiz lets expect', () => {
    const prior = look({ [HEEL]: 0.2 });
    expect(learn([]).means).toEqual(look({}));
    expect(learn([], prior).means).toEqual(prior);
  });

  it('leans to what was liked and away from what was passed, the surer the more there was', () => {
    const liked = { traits: look({ [DRESS]: -1 }), liked: true };
    const passed = { traits: look({ [DRESS]: 1 }), liked: false };
    const once = learn([liked, passed]);
    const often = learn([liked, passed, liked, passed, liked, passed]);
    expect(once.means[DRESS]).toBeLessThan(-0.1);
    expect(often.means[DRESS]).toBeLessThan(once.means[DRESS] ?? 0);
    expect(often.deviations[DRESS]).toBeLessThan(once.deviations[DRESS] ?? 0);
    expect(once.means[HEEL]).toBeCloseTo(0);
    expect(liking(once.means, liked.traits)).toBeGreaterThan(0);
    expect(liking(once.means, undefined)).toBe(0);
  });

  it('is the most probable belief: no step to either side explains more', () => {
    for (const seed of [1, 2, 3]) {
      const decisions = decisionsOf(seed, 60);
      const { means, bias, deviations } = learn(decisions);
      const cost = (weights: readonly number[]) =>
        decisions.reduce((sum, { traits, liked }) => {
          const logit = bias + liking(weights, traits);
          return sum + Math.log1p(Math.exp(liked ? -logit : logit));
        }, 0) + weights.reduce((sum, weight) => sum + weight ** 2 / (2 * 1.1 ** 2), 0);
      for (const [at, mean] of means.entries()) {
        for (const step of [-0.05, 0.05]) {
          expect(cost(means.with(at, mean + step))).toBeGreaterThan(cost(means));
        }
        expect(deviations[at]).toBeLessThanOrEqual(1.1);
      }
    }
  });

  it('forgets a decision that is taken back without a trace', () => {
    const decisions = decisionsOf(4, 20);
    const before = learn(decisions);
    learn([...decisions, ...decisionsOf(5, 1)]);
    expect(learn(decisions)).toEqual(before);
  });

  it('follows what a person says herself, against her swipes too', () => {
    const decisions = Array.from({ length: 12 }, () => ({ traits: look({ [DRESS]: 1 }), liked: false }));
    expect(learn(decisions, [], { dress: 1 }).means[DRESS]).toBeGreaterThan(0.8);
    expect(learn(decisions, look({ [DRESS]: 0.2 }), { dress: 0 }).means[DRESS]).toBeCloseTo(0, 3);
  });
});

describe('leansOf', () => {
  it('is whole numbers of −3 to 3', () => {
    const leans = leansOf(learn(decisionsOf(6, 200)));
    expect(leans).toHaveLength(TRAITS.length);
    for (const lean of leans) expect(Number.isInteger(lean) && Math.abs(lean) <= 3).toBe(true);
    expect(Object.is(leansOf(learn([]))[0], 0)).toBe(true);
  });
});
