import { describe, expect, it } from 'vitest';
import { standingContext } from '../testing/standing-context.ts';
import { bloused, breadthOf, hangingEase } from './hanging-ease.ts';

const { body } = standingContext('Hourglass');
const hang = { shoulders: 0.03, bust: 0.05, least: 0.03, hips: (bust: number) => bust, fall: 1.3 };

describe('hangingEase', () => {
  it('hangs from the bust and falls in a little at the waist instead of following it', () => {
    const ease = hangingEase(body, hang);
    const width = (v: number) => body.halfWidth(v) + ease(v);
    expect(width(2.9)).toBeLessThan(width(2.14) - 0.03);
    expect(width(2.9)).toBeGreaterThan(body.halfWidth(2.9) + 0.1);
    expect(width(3.5)).toBeCloseTo(body.halfWidth(2.14) + 0.05, 2);
  });

  it('never comes closer to the body than its least ease', () => {
    const ease = hangingEase(body, { ...hang, hips: () => 0 });
    for (let v = 2.2; v < 3.6; v += 0.1) expect(ease(v)).toBeGreaterThanOrEqual(0.03);
  });

  it('ends at the hem it is cut to, without flaring beyond it', () => {
    const ease = hangingEase(body, { ...hang, hips: () => body.halfWidth(3.6) + 0.05 });
    expect(ease(3.62)).toBeLessThan(0.08);
  });

  it('gives up the ease that is not kept', () => {
    const tucked = hangingEase(body, { ...hang, kept: () => 0.1 });
    expect(tucked(2.9)).toBeLessThan(hangingEase(body, hang)(2.9));
  });
});

describe('bloused', () => {
  it('keeps room above the waistband and turns in to it', () => {
    expect(bloused(2.4)).toBeGreaterThan(0.9);
    expect(bloused(2.9)).toBeLessThan(0.08);
  });
});

describe('breadthOf', () => {
  it('spreads the folds of a broad top, and leaves those of a slim one', () => {
    expect(breadthOf(() => 0.58)).toBe(1);
    expect(breadthOf(() => 0.96)).toBeCloseTo(1.5);
  });
});
