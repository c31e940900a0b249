import { BODY_SHAPES, type BodyShape, STYLES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { readOutfit } from '../rules/outfit-reading.ts';
import { BODY_LINES, worksAgainst } from '../rules/scores/lines/own-lines.ts';
import { composeLook } from './compose-looks.ts';
import { lookFaults } from './testing/look-faults.ts';

/** Looks for each shape, style and weather; `bench stylist-properties` and `scripts/count-shapes.ts` take 20,000. */
const SEEDS = 160;
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

const answers = STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => ({ style, weather })));
const composed = new Map<BodyShape, ReturnType<typeof composeFor>>();

function composeFor(bodyShape: BodyShape) {
  const requests = answers.map((answer) => ({ ...answer, bodyShape }));
  return requests.flatMap((request) =>
    Array.from({ length: SEEDS }, (_, seed) => ({ request, seed, spec: composeLook(request, seed) })),
  );
}

function looksFor(bodyShape: BodyShape) {
  const looks = composed.get(bodyShape) ?? composeFor(bodyShape);
  composed.set(bodyShape, looks);
  return looks;
}

describe('looks for answers of the quiz', { timeout: PROPERTY_TIMEOUT_MS }, () => {
  it.each(BODY_SHAPES)(
    `are sound for %s on each of ${SEEDS} seeds of each style and weather`,
    (bodyShape) => {
      const faults = looksFor(bodyShape).flatMap(({ request, seed, spec }) =>
        [...lookFaults(spec, request)].map(
          (fault) => `${request.style} ${request.weather} ${seed}: ${fault}`,
        ),
      );
      expect(faults).toEqual([]);
    },
  );

  it('draw the lines of a shape more often, and lead with none that works against it', () => {
    const drawn = new Map(
      BODY_SHAPES.map((shape) => [shape, looksFor(shape).map(({ spec }) => readOutfit(spec))]),
    );
    for (const [bodyShape, looks] of drawn) {
      const against = looks.filter(({ lead }) => lead && worksAgainst(lead.garment, bodyShape));
      expect(against, bodyShape).toEqual([]);
    }
    for (const [id, best, weakest] of RECOMMENDED) {
      const line = BODY_LINES.find((candidate) => candidate.id === id);
      const count = (shape: BodyShape) => drawn.get(shape)?.filter((look) => line?.holds(look)).length ?? 0;
      expect(count(best) / count(weakest), id).toBeGreaterThan(LEAST_RATIO);
    }
  });
});
