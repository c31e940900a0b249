import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { composeLook } from '../../compose/compose-looks.ts';
import type { LookRequest } from '../../compose/look-request.ts';
import { hemOf, isClosedFront } from '../../garments/silhouette.ts';
import type { FigureSpec } from '../../outfit.ts';
import { type OutfitReading, readOutfit } from '../../rules/outfit-reading.ts';
import { ownEarrings } from '../own-earrings.ts';
import { findReasons } from './find-reasons.ts';
import { shareATopic } from './topics.ts';

const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => ({ style, weather, bodyShape: 'Pear' as const })),
  ),
];
const LOOKS = 840;
const looks = Array.from({ length: LOOKS }, (_, index) => {
  const request = REQUESTS[index % REQUESTS.length] ?? { vibe: 'work' };
  const shaped = 'style' in request ? { ...request, bodyShape: BODY_SHAPES[index % 5] ?? 'Pear' } : request;
  return readOutfit(composeLook(shaped, 57_000 + index));
});
const as = ({ spec }: OutfitReading, figure: Partial<FigureSpec>) =>
  readOutfit({ ...spec, figure: { ...spec.figure, ...figure } });
const sentencesOf = (reading: OutfitReading) => findReasons(reading).map(({ sentence }) => sentence);
const cutAt = ({ spec }: OutfitReading) => spec.framing ?? 'full';
const TRIMMINGS = ['earrings', 'necklace', 'bracelet', 'belt', 'scarf', 'hat', 'glasses'] as const;

/** What a sentence says, and of which looks it must not be said. */
const FAUX_PAS: readonly (readonly [RegExp, (look: OutfitReading) => boolean])[] = [
  [/messy bun/, ({ spec }) => !['long', 'waves', 'lob', 'half-up'].includes(spec.figure.hair.style)],
  [/White jeans instead/, ({ slot }) => slot('coat') !== undefined],
  [/Take one thing off/, ({ slot }) => TRIMMINGS.every((place) => slot(place) === undefined)],
  [/Add small earrings|pair of hoops/, (look) => ownEarrings(look) !== undefined],
  [
    /light hem/,
    ({ slot }) => (hemOf((slot('dress') ?? slot('bottom'))?.garment.cut ?? { type: 'belt' }) ?? 0) > 7,
  ],
  [/find in a crowd/, ({ main }) => !main.some(({ colour }) => colour.c > 0.1)],
  [
    /green in your lipstick|blue in your lipstick|navy for the office/,
    ({ main }) => main.some(({ cloth }) => cloth === 'satin'),
  ],
  [
    /ends narrow|slim where you step|neat at the ankle|wide hems|A wide hem|sits low|swing\.$/,
    (look) => cutAt(look) === 'hip',
  ],
  [
    /ends narrow|slim where you step|wide hems|flaps below|pair of brackets/,
    (look) => cutAt(look) !== 'full',
  ],
  [/leg stays slim/, ({ slot }) => !JSON.stringify(slot('bottom')?.garment.cut).includes('"slim"')],
];

describe('what a look is told', { timeout: 120_000 }, () => {
  it('misses neither wearer nor picture', () => {
    for (const look of looks)
      for (const sentence of sentencesOf(look))
        for (const [said, isWrong] of FAUX_PAS)
          if (said.test(sentence)) expect(isWrong(look), `${look.spec.name}: ${sentence}`).toBe(false);
  });

  it('says no two things about one part of a look', () => {
    const twice = looks.filter((look) => {
      const [a, b, c] = findReasons(look).map(({ template }) => template);
      if (!a || !b || !c) return false;
      return shareATopic(a, b) || shareATopic(a, c) || shareATopic(b, c);
    });
    expect(twice.length / LOOKS).toBeLessThan(0.005);
  });

  it('praises nothing of a jacket that is carried', () => {
    const carried = looks.filter(({ spec, slot }) => spec.figure.pose === 'jacket-over' && slot('layer'));
    expect(carried.length).toBeGreaterThan(0);
    for (const look of carried)
      expect(sentencesOf(look).join(' ')).not.toMatch(
        /ends before the leg|squares the shoulder|stops at the hip|gives you a frame|left undone/i,
      );
  });

  it('names no colour of a skirt that a coat hides', () => {
    for (const look of looks) {
      const [coat, bottom] = [look.slot('coat')?.garment.cut, look.slot('bottom')?.garment.cut];
      if (!coat || !bottom || !isClosedFront(coat) || (hemOf(bottom) ?? 9) > (hemOf(coat) ?? 0)) continue;
      expect(sentencesOf(look).join(' ')).not.toMatch(/\b(skirt|contrast|Light and dark)\b/);
    }
  });

  it('speaks of no hand that is missing, and of no walk to whoever sits in a wheelchair', () => {
    for (const look of looks) {
      expect(sentencesOf(as(look, { aid: 'limb-difference' })).join(' ')).not.toMatch(
        /\b(arm|hands?|fingertips)\b/,
      );
      expect(sentencesOf(as(look, { aid: 'wheelchair' })).join(' ')).not.toMatch(
        /\b(walk|stroll\w*|stand|both feet|run)\b/,
      );
    }
  });
});
