import { describe, expect, it } from 'vitest';
import { pairMatch, relationOf } from './relation.ts';

const at = (h: number, l = 0.6) => ({ l, c: 0.12, h });

describe('relationOf', () => {
  it.each([
    [10, 'tonal'],
    [40, 'analogous'],
    [65, 'off'],
    [120, 'split'],
    [170, 'complementary'],
  ] as const)('calls %d degrees apart %s', (angle, relation) => {
    expect(relationOf(at(300), at((300 + angle) % 360))).toBe(relation);
  });

  it('calls any pair with a neutral neutral', () => {
    expect(relationOf(at(200), { l: 0.9, c: 0.02, h: 20 })).toBe('neutral');
  });
});

describe('pairMatch', () => {
  it('rises with hue similarity and with lightness contrast', () => {
    expect(pairMatch(at(200), at(210))).toBeGreaterThan(pairMatch(at(200), at(265)));
    expect(pairMatch(at(200, 0.3), at(230, 0.8))).toBeGreaterThan(pairMatch(at(200), at(230)));
  });
});
