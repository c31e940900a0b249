import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { isPair } from './colour-pairs.ts';
import { hueDistance } from './difference.ts';
import { drawColourStory } from './harmony.ts';
import { isNeutral } from './neutral.ts';
import { isChristmas } from './red-and-green.ts';
import { STORY_KINDS, type StoryKind } from './story-kind.ts';

const storiesOf = (kind: StoryKind) =>
  Array.from({ length: 300 }, (_, seed) => {
    const random = createRandom(seed);
    return drawColourStory(random, 'deep', kind, random() * 360);
  });

describe('drawColourStory', () => {
  it.each<[StoryKind, number, number]>([
    ['tonal', 0, 20],
    ['family', 20, 55],
    ['two-colours', 55, 180],
    ['clash', 30, 130],
  ])('keeps the second colour of a %s story %i–%i° from the main one, or neutral', (kind, from, to) => {
    for (const { main, second } of storiesOf(kind)) {
      const apart = hueDistance(main.colour.h, second.colour.h);
      const kept = (apart >= from && apart <= to) || isNeutral(second.colour);
      expect(kept, `${main.name}, ${second.name}`).toBe(true);
    }
  });

  it('sets one colour among neutrals, above it or below', () => {
    for (const { main, second } of storiesOf('one-colour')) {
      expect(isNeutral(main.colour), `${main.name}, ${second.name}`).not.toBe(isNeutral(second.colour));
    }
  });

  it('sets two colours side by side that a stylist would, and finds every main colour one', () => {
    for (const { main, second } of storiesOf('two-colours'))
      expect(isPair(main.name, second.name), `${main.name}, ${second.name}`).toBe(true);
    expect(isPair('blush', 'forest green')).toBe(true);
    expect(isPair('forest green', 'blush')).toBe(true);
    expect(isPair('violet', 'forest green')).toBe(false);
  });

  it('tells colours of a family apart by depth, and takes no green and teal for one', () => {
    for (const { main, second } of storiesOf('family')) {
      if (isNeutral(second.colour)) continue;
      expect(Math.abs(main.colour.l - second.colour.l), `${main.name}, ${second.name}`).toBeGreaterThan(0.22);
      const [from = 0, to = 0] = [main.colour.h, second.colour.h].sort((a, b) => a - b);
      expect(from > 125 && from < 185 && to >= 185 && to < 215, `${main.name}, ${second.name}`).toBe(false);
    }
  });

  it('never puts red beside green', () => {
    for (const { main, second } of STORY_KINDS.flatMap(storiesOf)) {
      expect(isChristmas(main.colour, second.colour), `${main.name}, ${second.name}`).toBe(false);
    }
  });

  it('lets every hue family lead, none in more than a fifth', () => {
    const families = storiesOf('two-colours').map(({ main }) => Math.floor(main.colour.h / 30));
    for (const family of new Set(families)) {
      expect(families.filter((other) => other === family).length / families.length).toBeLessThan(0.2);
    }
    expect(new Set(families).size).toBeGreaterThanOrEqual(8);
  });

  it('brings black leather only where the dark of the story is as cool', () => {
    const black = STORY_KINDS.flatMap(storiesOf).filter(({ leather }) => leather.name === 'black');
    expect(new Set(black.map(({ dark }) => dark.name))).toEqual(new Set(['navy', 'charcoal', 'black']));
  });

  it('keeps brown leather and brown darks away from violet and plum', () => {
    const purple = STORY_KINDS.flatMap(storiesOf).filter(({ main }) =>
      /violet|plum|aubergine|mauve|lavender/.test(main.name),
    );
    expect(purple.length).toBeGreaterThan(50);
    for (const { main, leather, dark } of purple) {
      expect(['black', 'cream'], main.name).toContain(leather.name);
      expect(['navy', 'charcoal', 'black', 'slate'], main.name).toContain(dark.name);
    }
  });

  it('gives the same story for the same seed', () => {
    const once = () => drawColourStory(createRandom(7), 'bright', 'tonal', 40);
    expect(once()).toEqual(once());
  });
});
