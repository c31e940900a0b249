import { describe, expect, it } from 'vitest';
import { ALL_NEWEST_FIRST, arranged, choicesOf } from './arrange.ts';

const look = (name: string, ...tags: string[]) => ({ name, tags, image: name, alt: '' });
const ITEMS = [
  look('Ember coat', 'Formal', 'cold'),
  look('Sand dress', 'Party', 'hot'),
  look('Blue tee', 'hot'),
];
const namesOf = (arrangement: object) =>
  arranged(ITEMS, { ...ALL_NEWEST_FIRST, ...arrangement }).map(({ name }) => name);

describe('arranged', () => {
  it('orders by age or name', () => {
    expect(namesOf({})).toEqual(['Ember coat', 'Sand dress', 'Blue tee']);
    expect(namesOf({ order: 'oldest' })).toEqual(['Blue tee', 'Sand dress', 'Ember coat']);
    expect(namesOf({ order: 'name' })).toEqual(['Blue tee', 'Ember coat', 'Sand dress']);
  });

  it('shows what is for a season and an occasion', () => {
    expect(namesOf({ season: 'warm' })).toEqual(['Sand dress', 'Blue tee']);
    expect(namesOf({ season: 'warm', occasion: 'party' })).toEqual(['Sand dress']);
    expect(namesOf({ season: 'cool', occasion: 'party' })).toEqual([]);
  });
});

describe('choicesOf', () => {
  it('offers only what there is', () => {
    expect(choicesOf(ITEMS)).toEqual({ seasons: ['warm', 'cool'], occasions: ['formal', 'party'] });
  });
});
