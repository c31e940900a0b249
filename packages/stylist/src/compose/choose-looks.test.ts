import { BODY_SHAPES, STYLES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { styleCatalogue } from '../catalogue/catalogues.ts';
import { lookTags } from '../describe/tags.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { rateOutfit } from '../rules/rate-outfit.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { chooseLooks } from './choose-looks.ts';
import { intraListDiversity } from './diversity.ts';

const DECK = 10;
const catalogue = styleCatalogue();
const looksFor = (style: string, bodyShape: string) =>
  catalogue.filter((look) => look.style === style && look.bodyShape === bodyShape);

describe('chooseLooks', () => {
  const answers = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));

  it.each(answers)('spreads a $style deck for $bodyShape over garments, hues and both weathers', (answer) => {
    const deck = chooseLooks(answer, looksFor(answer.style, answer.bodyShape), DECK);
    expect(new Set(deck).size).toBe(DECK);
    expect(intraListDiversity(deck.map(({ spec }) => readOutfit(spec)))).toBeGreaterThan(0.55);
    for (const weather of WEATHER_TAGS) {
      const tagged = deck.filter(({ spec }) => lookTags(readOutfit(spec)).includes(weather));
      expect(tagged.length, weather).toBeGreaterThanOrEqual(3);
    }
  });

  it('starts with the look that is rated best', () => {
    const answer = { style: 'Formal', bodyShape: 'Round', weather: 'cold' } as const;
    const looks = looksFor('Formal', 'Round').filter(({ weather }) => weather === 'cold');
    const rating = ({ spec }: (typeof looks)[number]) =>
      rateOutfit(readOutfit(spec), styleBrief('Formal', 'cold'));
    const [first] = chooseLooks(answer, looks, DECK);
    expect(first && rating(first)).toBe(Math.max(...looks.map(rating)));
  });

  it('gives the same deck whatever the order of the list', () => {
    const answer = { style: 'Party', bodyShape: 'Pear' } as const;
    const looks = looksFor('Party', 'Pear');
    expect(chooseLooks(answer, looks.toReversed(), DECK)).toEqual(chooseLooks(answer, looks, DECK));
  });

  it('gives what there is of a shorter list, and leaves out a look of garments that are gone', () => {
    const [one, two] = looksFor('Casual', 'Pear');
    if (!one || !two) throw new Error('The catalogue is empty');
    const items = two.spec.items.map((item) => ({ ...item, garment: 'space-suit' }));
    const gone = { ...two, spec: { ...two.spec, items } };
    const answer = { style: 'Casual', bodyShape: 'Pear' } as const;
    expect(chooseLooks(answer, [gone, one], DECK)).toEqual([one]);
    expect(chooseLooks(answer, [], DECK)).toEqual([]);
  });
});
