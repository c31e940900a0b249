import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { isNeutral } from '../../colour/neutral.ts';
import { type OutfitReading, readOutfit } from '../../rules/outfit-reading.ts';
import { composeLook } from '../compose-looks.ts';
import type { LookRequest } from '../look-request.ts';

const SEEDS = 80;
const requests: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    BODY_SHAPES.slice(0, 2).flatMap((bodyShape) =>
      WEATHER_TAGS.map((weather) => ({ style, bodyShape, weather })),
    ),
  ),
];
const looks: readonly OutfitReading[] = requests.flatMap((request) =>
  Array.from({ length: SEEDS }, (_, seed) => readOutfit(composeLook(request, 91_000 + seed))),
);
const ofMen = looks.filter(({ spec }) => spec.figure.presentation === 'masculine');

describe('clothes', { timeout: 120_000 }, () => {
  it('are ivory or deep in corduroy, which in a pastel is not seen to be any', () => {
    const cords = looks.flatMap(({ worn }) => worn.filter(({ cloth }) => cloth === 'corduroy'));
    expect(cords.length).toBeGreaterThan(10);
    const pastel = cords.filter(({ colour }) => !isNeutral(colour) && colour.l > 0.72);
    expect(pastel.map(({ colour }) => colour)).toEqual([]);
  });

  it('are no bright jacket on a man by day', () => {
    const jackets = ofMen.flatMap(({ slot }) => slot('layer') ?? []);
    const byDay = jackets.filter(({ option }) => option?.dye === 'suiting');
    expect(byDay.length).toBeGreaterThan(20);
    for (const { colour, garment } of byDay) expect(colour.c, garment.id).toBeLessThanOrEqual(0.1);
  });

  it('are no gloves in the colours of hands', () => {
    const gloves = looks.flatMap(({ slot }) => slot('gloves') ?? []);
    expect(gloves.length).toBeGreaterThan(20);
    for (const { colour, garment } of gloves)
      expect(
        colour.l > 0.42 && colour.c > 0.04 && colour.c < 0.125 && colour.h > 20 && colour.h < 85,
        garment.id,
      ).toBe(false);
  });

  it('are no open collar for a formal occasion', () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const request = { style: 'Formal', bodyShape: 'Round', weather: seed % 2 ? 'hot' : 'cold' } as const;
      const { worn } = readOutfit(composeLook(request, 92_000 + seed));
      expect(worn.map(({ garment }) => garment.id)).not.toContain('open-collar-shirt');
    }
  });

  it('are canvas shoes in brown with brown clothes alone', () => {
    const shoes = looks.flatMap(({ slot }) => slot('shoes') ?? []);
    const canvas = shoes.filter(({ option }) => option?.dye === 'cloth');
    expect(canvas.length).toBeGreaterThan(40);
    const brown = canvas.filter(
      ({ colour: { l, c, h } }) => l < 0.5 && c > 0.03 && c < 0.07 && h > 25 && h < 75,
    );
    expect(brown.length / canvas.length).toBeLessThan(0.05);
  });

  it('leave brown shoes to the day', () => {
    const evenings = looks.filter(({ main }) =>
      main.some(({ garment }) => garment.purpose === 'occasion' && garment.slot !== 'bottom'),
    );
    expect(evenings.length).toBeGreaterThan(50);
    const brown = evenings.filter(({ slot }) => {
      const shoes = slot('shoes');
      return (
        shoes?.option?.dye === 'leather' &&
        shoes.colour.c > 0.04 &&
        shoes.colour.h > 25 &&
        shoes.colour.h < 85
      );
    });
    expect(brown.length / evenings.length).toBeLessThan(0.02);
  });

  it('leave the jewel colour to the jacket or to the shirt under it', () => {
    const pairs = ofMen.flatMap(({ slot }) => {
      const [jacket, shirt] = [slot('layer'), slot('top')];
      return jacket && shirt?.option?.dye === 'jewel' ? [{ jacket, shirt }] : [];
    });
    expect(pairs.length).toBeGreaterThan(10);
    const two = pairs.filter(({ jacket, shirt }) => !isNeutral(jacket.colour) && !isNeutral(shirt.colour));
    expect(two.length / pairs.length).toBeLessThan(0.1);
  });
});
