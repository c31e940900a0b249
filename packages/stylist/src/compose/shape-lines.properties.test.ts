import { BODY_SHAPES, type BodyShape, STYLES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { readOutfit } from '../rules/outfit-reading.ts';
import { BODY_LINES, worksAgainst } from '../rules/scores/lines/own-lines.ts';
import { composeLook } from './compose-looks.ts';

/** Looks for each shape, style and weather; `scripts/count-shapes.ts` counts 20,000. */
const SEEDS = 400;
const PROPERTY_TIMEOUT_MS = 480_000;

/** What stylists recommend a shape, and the shape they recommend it least (stylist knowledge 4.5). */
const RECOMMENDED: readonly (readonly [line: string, best: BodyShape, weakest: BodyShape])[] = [
  ['v-front', 'Round', 'Pear'],
  ['padded-shoulder', 'Pear', 'Inverted Triangle'],
  ['light-above', 'Pear', 'Inverted Triangle'],
  ['light-below', 'Inverted Triangle', 'Pear'],
  ['wide-leg', 'Inverted Triangle', 'Round'],
  ['close-skirt', 'Hourglass', 'Pear'],
  ['a-line', 'Pear', 'Hourglass'],
  ['straight-leg', 'Round', 'Inverted Triangle'],
];
/** Twice as often over 20,000 looks, less what a few hundred may stray by chance. */
const LEAST_RATIO = 1.5;

describe('looks for a body shape', () => {
  it('draw its lines more often, and lead with none that works against it', {
    timeout: PROPERTY_TIMEOUT_MS,
  }, () => {
    const answers = STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => ({ style, weather })));
    const drawn = new Map(
      BODY_SHAPES.map((bodyShape) => {
        const looks = answers.flatMap((answer) =>
          Array.from({ length: SEEDS }, (_, seed) =>
            readOutfit(composeLook({ ...answer, bodyShape }, 47_000 + seed)),
          ),
        );
        const against = looks.filter(({ lead }) => lead && worksAgainst(lead.garment, bodyShape));
        expect(against, bodyShape).toEqual([]);
        return [bodyShape, looks] as const;
      }),
    );
    for (const [id, best, weakest] of RECOMMENDED) {
      const line = BODY_LINES.find((candidate) => candidate.id === id);
      const count = (shape: BodyShape) => drawn.get(shape)?.filter((look) => line?.holds(look)).length ?? 0;
      expect(count(best) / count(weakest), id).toBeGreaterThan(LEAST_RATIO);
    }
  });
});
