import { BODY_SHAPES, VIBES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { altOfImage, altOfInstantOutfit, readImageTags, readVibe } from './read-tags.ts';

describe('readImageTags', () => {
  // @spec 5.10 Tags are sent as 'style, body shape, weather'.
  it('reads style, body shape and weather however they are written', () => {
    const tags = { style: 'Casual', bodyShape: 'Inverted Triangle', weather: 'cold' };
    expect(readImageTags('Casual, Inverted Triangle, Cold')).toEqual(tags);
    expect(readImageTags(' casual ,inverted   TRIANGLE,COLD')).toEqual(tags);
  });

  it.each([
    '',
    'Casual',
    'Casual, Pear',
    'Casual, Pear, Mild',
    'Pear, Casual, Hot',
    'Casual, Pear, Hot, Hot',
    'Goth, Pear, Hot',
  ])('refuses %j and says which there are', (text) => {
    expect(() => readImageTags(text)).toThrow(BODY_SHAPES.join(', '));
  });
});

describe('readVibe', () => {
  it('reads one of the six, however it is written, and nothing else', () => {
    expect(VIBES.map((vibe) => readVibe(` ${vibe.toUpperCase()} `))).toEqual(VIBES);
    for (const text of ['', 'rainy', 'sunny, work']) expect(() => readVibe(text)).toThrow('sunny, cloudy');
  });
});

describe('alt texts', () => {
  it('say what the tags say', () => {
    expect(altOfImage({ style: 'Party', bodyShape: 'Round', weather: 'cold' })).toBe(
      'A party look for cold weather and the round body shape.',
    );
    expect(VIBES.map(altOfInstantOutfit)).toEqual([
      'A look for a warm, bright day.',
      'A look for a grey, mild day.',
      'A look for a cold day.',
      'A look for a day at work.',
      'A look for a day off.',
      'A look for an evening for two.',
    ]);
  });
});
