import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { realmOf } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { findGarment } from '../wardrobe/garments.ts';
import { composeLook, composeLooks } from './compose-looks.ts';
import { intraListDiversity } from './diversity.ts';
import { briefOf, type LookRequest } from './look-request.ts';

const SEEDS = 500;
const PROPERTY_TIMEOUT_MS = 120_000;

/** What every look owes, worked out here from the wardrobe alone. */
function expectSound(spec: OutfitSpec, request: LookRequest): void {
  const slots = spec.items.map(({ garment }) => findGarment(garment).slot);
  const label = `${spec.name} (${JSON.stringify(request)})`;
  expect(new Set(slots).size, label).toBe(slots.length);
  expect(slots, label).toContain('shoes');
  const separates = slots.includes('top') && slots.includes('bottom');
  expect(separates !== slots.includes('dress'), label).toBe(true);
  expect(checkOutfit(spec, briefOf(request)), label).toEqual({ state: 'passed' });
  expect(spec.name.split(/\s+/).length, label).toBeGreaterThanOrEqual(2);
  expect(spec.name.split(/\s+/).length, label).toBeLessThanOrEqual(5);
}

describe('composeLook', () => {
  it.each(VIBES)(
    `gives a sound look for %s on each of ${SEEDS} seeds`,
    { timeout: PROPERTY_TIMEOUT_MS },
    (vibe) => {
      for (let seed = 0; seed < SEEDS; seed++) expectSound(composeLook({ vibe }, seed), { vibe });
    },
  );

  const requests = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));
  it.each(requests)(
    `gives a sound $style look for $bodyShape on each of ${SEEDS} seeds`,
    { timeout: PROPERTY_TIMEOUT_MS },
    ({ style, bodyShape }) => {
      for (let seed = 0; seed < SEEDS; seed++) {
        const request = { style, bodyShape, weather: WEATHER_TAGS[seed % 2] ?? 'hot' };
        const spec = composeLook(request, seed);
        expectSound(spec, request);
        expect(spec.figure.bodyShape).toBe(bodyShape);
      }
    },
  );

  it('gives the same look for the same seed', () => {
    for (const vibe of VIBES) expect(composeLook({ vibe }, 11)).toEqual(composeLook({ vibe }, 11));
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

  it('casts women in fair shares', () => {
    const deck = composeLooks({ vibe: 'sunny' }, { count: 10, seed: 8 });
    expect(new Set(deck.map(({ figure }) => figure.bodyShape)).size).toBe(5);
    expect(new Set(deck.map(({ figure }) => figure.skin.l)).size).toBe(10);
  });
});
