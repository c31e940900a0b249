import { BODY_SHAPES, STYLES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { describeOutfit } from '../describe/describe-outfit.ts';
import { realmOf } from '../describe/name-realm.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { STYLE_CATALOGUE_LOOKS, starterCatalogue, styleCatalogue } from './catalogues.ts';

const catalogue = styleCatalogue();
const answers = STYLES.flatMap((style) =>
  BODY_SHAPES.flatMap((bodyShape) => WEATHER_TAGS.map((weather) => ({ style, bodyShape, weather }))),
);

describe('styleCatalogue', () => {
  it.each(answers)(
    'has a full set of looks for $style, $bodyShape, $weather that say so in their tags',
    (answer) => {
      const looks = catalogue.filter(
        (look) =>
          look.style === answer.style &&
          look.bodyShape === answer.bodyShape &&
          look.weather === answer.weather,
      );
      expect(looks).toHaveLength(STYLE_CATALOGUE_LOOKS);
      for (const { spec } of looks) {
        expect(describeOutfit(spec).tags).toEqual(expect.arrayContaining(Object.values(answer)));
        expect(checkOutfit(spec, styleBrief(answer.style, answer.weather)), spec.name).toEqual({
          state: 'passed',
        });
      }
    },
  );

  it('gives every look a name that no look of either catalogue and no generated one has', () => {
    const names = catalogue.map(({ spec }) => spec.name);
    const starters = starterCatalogue().map(({ spec }) => spec.name);
    expect(new Set([...names, ...starters]).size).toBe(names.length + starters.length);
    for (const name of names) expect(realmOf(name), name).toBe('catalogue');
  });
});
