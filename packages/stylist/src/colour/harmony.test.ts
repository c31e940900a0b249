import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { hueDistance } from './difference.ts';
import { drawColourStory } from './harmony.ts';
import { isNeutral } from './neutral.ts';

const stories = Array.from({ length: 500 }, (_, seed) => drawColourStory(createRandom(seed), 'deep'));

describe('drawColourStory', () => {
  it('keeps the second colour near the main one or neutral', () => {
    for (const { main, second } of stories) {
      const close = hueDistance(main.colour.h, second.colour.h) <= 50;
      expect(close || isNeutral(second.colour), `${main.name}, ${second.name}`).toBe(true);
    }
  });

  it('draws each of its schemes', () => {
    expect(new Set(stories.map(({ scheme }) => scheme)).size).toBe(5);
  });

  it('gives the same story for the same seed', () => {
    expect(drawColourStory(createRandom(7), 'bright')).toEqual(drawColourStory(createRandom(7), 'bright'));
  });
});
