import { STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { describeOutfit } from '../describe/describe-outfit.ts';
import { isSeen } from '../describe/seen.ts';
import { poseHands } from '../draw/pose-hands.ts';
import { hemOf } from '../garments/silhouette.ts';
import { FRAMINGS } from '../outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { isTallBoot } from '../rules/shoe-traits.ts';
import { composeLook } from './compose-looks.ts';
import type { LookRequest } from './look-request.ts';

const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => ({ style, weather, bodyShape: 'Pear' as const })),
  ),
];
const LOOKS = 560;
const looks = Array.from({ length: LOOKS }, (_, index) => {
  const request = REQUESTS[index % REQUESTS.length] ?? { vibe: 'work' };
  return readOutfit(composeLook(request, 41_000 + index));
});
const framed = (framing: (typeof FRAMINGS)[number]) =>
  looks.filter(({ spec }) => (spec.framing ?? 'full') === framing);

describe('chooseFraming', { timeout: 120_000 }, () => {
  it('gives every framing its share, the whole figure the largest', () => {
    const [full = 0, knee = 0, hip = 0] = FRAMINGS.map((framing) => framed(framing).length / LOOKS);
    expect(full).toBeGreaterThan(Math.max(knee, hip));
    expect(full).toBeLessThan(0.6);
    expect(knee).toBeGreaterThan(0.2);
    expect(hip).toBeGreaterThan(0.2);
  });

  it('seldom shows a large figure from the hips up, which it would fill to the edges', () => {
    const large = framed('hip').filter(({ spec }) => spec.figure.build === 'large');
    expect(large.length / framed('hip').length).toBeLessThan(0.1);
    expect(looks.filter(({ spec }) => spec.figure.build === 'large').length / LOOKS).toBeGreaterThan(0.15);
  });

  it('cuts no hand in a picture from the hips up', () => {
    for (const { spec, worn } of framed('hip')) {
      const cuts = worn.map(({ garment }) => garment.cut);
      const { left, right } = poseHands(spec.figure, cuts).arms;
      for (const { hand } of [left, right])
        expect(['hang', 'hold', 'rest', 'lead'], spec.name).not.toContain(hand);
    }
  });

  it('shows the feet below shorts', () => {
    for (const { main, spec } of framed('knee'))
      for (const { garment } of main)
        expect('fit' in garment.cut ? garment.cut.fit : '', spec.name).not.toMatch(/^(short|bermuda|bike)$/);
  });

  it('shows the feet of whoever wears tall boots or leans on a cane', () => {
    for (const { slot, spec } of [...framed('knee'), ...framed('hip')]) {
      expect(isTallBoot(slot('shoes')?.garment)).toBe(false);
      expect(['cane', 'forearm-crutch', 'prosthetic-leg']).not.toContain(spec.figure.aid);
    }
  });

  it('cuts no dress and no printed skirt at the hip, and no long hem at the knee', () => {
    for (const { slot } of framed('hip')) expect(slot('dress')).toBeUndefined();
    for (const { main } of framed('knee')) {
      const skirts = main.filter(({ garment: { cut } }) => cut.type === 'skirt' || cut.type === 'dress');
      for (const { garment } of skirts) expect(hemOf(garment.cut)).toBeLessThanOrEqual(6.4);
    }
  });

  it('says nothing of what the picture does not show', () => {
    for (const reading of [...framed('knee'), ...framed('hip')]) {
      const { alt, reasons } = describeOutfit(reading.spec);
      const shoes = reading.slot('shoes');
      expect(shoes && isSeen(reading, shoes)).not.toBe(true);
      expect(alt).not.toContain(shoes?.garment.words);
      expect(alt).toContain(reading.spec.framing === 'hip' ? 'from the hips up' : 'from the knees up');
      expect(reasons.join(' ')).not.toMatch(/\b(shoes?|boots?|heels?|socks?|ankles?)\b/i);
      if (reading.spec.framing === 'hip') expect(reasons.join(' ')).not.toMatch(/\b(hem|legs?|knees?)\b/i);
    }
  });
});
