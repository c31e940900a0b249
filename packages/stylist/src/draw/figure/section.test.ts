import { describe, expect, it } from 'vitest';
import { depthsOf, Section } from './section.ts';

const HALF = 0.6;
const seen = (turn: number, facing?: 'viewer' | 'away') =>
  new Section(() => HALF, depthsOf({}, { waist: 0.5, hip: 0.6 }), facing ? { turn, facing } : { turn });

describe('Section', () => {
  it('leaves a body that faces front as it is', () => {
    expect(seen(0).across(0.3, 2.15)).toBe(0.3);
    expect(seen(0).inside(0.3)).toBeCloseTo(0.3);
  });

  it('is narrower on both sides the further the body turns, but never flat', () => {
    const width = (turn: number) => seen(turn).across(HALF, 2.92) - seen(turn).across(-HALF, 2.92);
    expect(width(0.5)).toBeLessThan(width(0));
    expect(width(0.95)).toBeLessThan(width(0.5));
    expect(width(0.95)).toBeGreaterThan(HALF * 0.9);
  });

  it('puts the bust before a profile and the seat behind it', () => {
    const profile = seen(0.95);
    expect(profile.across(HALF, 2.15)).toBeGreaterThan(-profile.across(-HALF, 2.15));
    expect(profile.across(HALF, 3.85)).toBeLessThan(-profile.across(-HALF, 3.85));
  });

  it('moves the middle of the front to where the chest points, the spine to the other side', () => {
    expect(seen(0.5).across(0, 2.5)).toBeGreaterThan(0.1);
    expect(seen(-0.5).across(0, 2.5)).toBeLessThan(-0.1);
    expect(seen(0.5, 'away').across(0, 2.5)).toBeLessThan(-0.08);
  });

  it('turns the same way mirrored', () => {
    for (const x of [-0.7, -0.4, 0, 0.2, 0.6]) {
      expect(seen(-0.4).across(-x, 3.4)).toBeCloseTo(-seen(0.4).across(x, 3.4));
      expect(seen(-0.4).inside(-x)).toBeCloseTo(-seen(0.4).inside(x));
    }
  });

  it('keeps cloth beyond the silhouette as far beyond it', () => {
    expect(seen(0.5).across(HALF + 0.1, 3) - seen(0.5).across(HALF, 3)).toBeCloseTo(0.1);
  });
});

describe('depthsOf', () => {
  const slim = { waist: 0.5, hip: 0.62 };
  const WAIST = 2.92;

  it('gives a masculine figure a flatter chest and seat', () => {
    const [she, he] = [depthsOf({}, slim), depthsOf({ presentation: 'masculine' }, slim)];
    expect(he.front(2.15)).toBeLessThan(she.front(2.15));
    expect(he.back(3.85)).toBeLessThan(she.back(3.85));
  });

  it('puts a belly before a wide waist, and a larger one before a pregnant one', () => {
    const flat = depthsOf({}, slim).front(WAIST);
    const round = depthsOf({}, { waist: 0.9, hip: 0.88 }).front(WAIST);
    const pregnant = depthsOf({ pregnancy: 'visible' }, slim).front(WAIST);
    expect(round).toBeGreaterThan(flat + 0.1);
    expect(pregnant).toBeGreaterThan(round + 0.1);
    expect(depthsOf({ pregnancy: 'visible' }, slim).back(WAIST)).toBe(depthsOf({}, slim).back(WAIST));
  });
});
