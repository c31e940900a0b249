import { STYLES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { colourDifference } from '../colour/difference.ts';
import { isShorts } from '../garments/silhouette.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { composeLook } from './compose-looks.ts';

const SEEDS = 60;
const PROPERTY_TIMEOUT_MS = 120_000;

const men = () =>
  STYLES.flatMap((style) =>
    WEATHER_TAGS.flatMap((weather) =>
      Array.from({ length: SEEDS }, (_, seed) =>
        readOutfit(composeLook({ style, weather, bodyShape: 'Rectangle' }, 53_000 + seed)),
      ),
    ),
  ).filter(({ spec }) => spec.figure.presentation === 'masculine');

describe("a man's waist", () => {
  it('has a belt where a top that could hang is tucked in', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const looks = men();
    expect(looks.some(({ slot }) => slot('belt'))).toBe(true);
    for (const { slot, spec } of looks) {
      const top = slot('top');
      const isAlone = !slot('layer') && !slot('coat') && slot('bottom')?.garment.cut.type === 'trousers';
      if (isAlone && top?.item.worn === 'tucked' && top.garment.wears?.includes('over'))
        expect(slot('belt'), `${spec.name}, seed ${spec.seed}`).toBeDefined();
      const shorts = slot('bottom');
      const isPair = top && shorts && isAlone;
      if (isPair && (isShorts(shorts.garment.cut) || top.garment.purpose !== 'sport'))
        expect(colourDifference(top.colour, shorts.colour), spec.name).toBeGreaterThan(0.05);
    }
  });
});
