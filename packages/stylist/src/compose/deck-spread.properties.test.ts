import { VIBES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { readOutfit } from '../rules/outfit-reading.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';
import { composeLooks } from './compose-looks.ts';
import { deckSpread } from './deck-spread.ts';

const deckOf = (vibe: (typeof VIBES)[number], count: number, seed: number) =>
  composeLooks({ vibe }, { count, seed }).map(readOutfit);

describe('deckSpread', { timeout: 120_000 }, () => {
  it('counts one look shown ten times as no spread at all', () => {
    const [look] = deckOf('date', 1, 1);
    if (!look) throw new Error('No look was composed');
    expect(deckSpread(Array.from({ length: 10 }, () => look))).toEqual({
      diversity: expect.closeTo(0),
      hues: 1,
      silhouettes: 1,
      formality: 0,
      scenes: 1,
      sets: 1,
    });
  });

  it('holds a deck of ten to hues, outlines and formality of some breadth', () => {
    for (const vibe of VIBES) {
      for (let seed = 0; seed < 5; seed++) {
        const spread = deckSpread(deckOf(vibe, 10, seed));
        const label = `${vibe} ${seed}`;
        expect(spread.diversity, label).toBeGreaterThan(0.6);
        expect(spread.hues, label).toBeGreaterThanOrEqual(3);
        expect(spread.silhouettes, label).toBeGreaterThanOrEqual(4);
        expect(spread.formality, label).toBeGreaterThan(0.2);
      }
    }
  });

  it('shows no place twice in ten looks while the vibe has another, and no set twice in fourteen', () => {
    for (const vibe of VIBES) {
      const offered = Object.keys(VIBE_BRIEFS[vibe].scenes).length;
      for (let seed = 0; seed < 5; seed++) {
        expect(deckSpread(deckOf(vibe, 10, seed)).scenes, vibe).toBe(Math.min(10, offered));
        expect(deckSpread(deckOf(vibe, 14, seed)).sets, vibe).toBe(14);
      }
    }
  });
});
