import { describe, expect, it } from 'vitest';
import { CHROMATICS, NEUTRALS, swatchNamed } from '../colour/swatches.ts';
import { itemPhrase } from './item-words.ts';

const CREAM = swatchNamed(NEUTRALS, 'cream').colour;
const EMERALD = swatchNamed(CHROMATICS, 'emerald').colour;

describe('itemPhrase', () => {
  it.each([
    ['gingham', 'cream and emerald gingham'],
    ['check', 'cream and emerald checked'],
    ['shirt-stripe', 'emerald-striped cream'],
  ] as const)('names both colours of %s, since both are seen', (name, words) => {
    const cloth = { name, colour: CREAM, second: EMERALD };
    expect(itemPhrase({ garment: 'camp-shirt', cloth })).toContain(words);
  });
});
