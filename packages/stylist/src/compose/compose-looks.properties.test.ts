import { VIBES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { realmOf } from '../describe/name-realm.ts';
import { lookKey } from '../look-key.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { composeLook, composeLooks } from './compose-looks.ts';
import { wearsSocksWithSkirt } from './deck-value.ts';
import { intraListDiversity } from './diversity.ts';

describe('composeLook', () => {
  it('gives the same bytes for the same seed', () => {
    for (const vibe of VIBES) {
      const [once, again] = [composeLook({ vibe }, 11), composeLook({ vibe }, 11)];
      expect(JSON.stringify(once)).toBe(JSON.stringify(again));
      expect(lookKey(once)).toBe(lookKey(again));
    }
  });

  it('finds a look where the first 2,400 tries find none', () => {
    for (const seed of [10_884, 13_959]) {
      const look = composeLook({ style: 'Party', bodyShape: 'Inverted Triangle', weather: 'cold' }, seed);
      expect(look.items.length).toBeGreaterThan(2);
    }
  });

  it('never takes a name that belongs to the starter catalogue', () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(realmOf(composeLook({ vibe: 'work' }, seed).name)).toBe('generated');
    }
  });
});

describe('composeLooks', () => {
  it('gives as many looks as asked, under names of their own', () => {
    const looks = composeLooks({ vibe: 'date' }, { count: 14, seed: 3 });
    expect(looks).toHaveLength(14);
    expect(new Set(looks.map(({ name }) => name)).size).toBe(14);
  });

  it('avoids the names it is told are taken', () => {
    const request = { vibe: 'casual' } as const;
    const taken = new Set(composeLooks(request, { count: 10, seed: 5 }).map(({ name }) => name));
    const looks = composeLooks(request, { count: 10, seed: 5, exclude: taken });
    expect(looks).toHaveLength(10);
    for (const { name } of looks) expect(taken).not.toContain(name);
  });

  it('spreads a deck over garments, hues and grounds', () => {
    for (const vibe of VIBES) {
      const deck = composeLooks({ vibe }, { count: 10, seed: 21 });
      expect(intraListDiversity(deck.map(readOutfit)), vibe).toBeGreaterThan(0.5);
    }
  });

  it('lets socks meet leather shoes and a skirt once a deck at most', () => {
    for (let seed = 0; seed < 6; seed++) {
      const deck = composeLooks({ vibe: 'casual' }, { count: 10, seed });
      expect(deck.map(readOutfit).filter(wearsSocksWithSkirt).length, `${seed}`).toBeLessThanOrEqual(1);
    }
  });

  it('casts people in fair shares', () => {
    const deck = composeLooks({ vibe: 'sunny' }, { count: 10, seed: 8 });
    expect(new Set(deck.map(({ figure }) => figure.bodyShape)).size).toBe(5);
    expect(new Set(deck.map(({ figure }) => figure.skin.l)).size).toBe(10);
  });
});
