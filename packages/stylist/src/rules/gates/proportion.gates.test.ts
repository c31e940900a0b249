import { describe, expect, it } from 'vitest';
import { type Broken, type Passing, piece, saysOf } from '../testing/worn-look.ts';
import { nursesSet, seenBib, vestOverDress } from './proportion.gates.ts';

describe('seenBib', () => {
  it.each<Passing>([
    ['dungarees over a jumper', ['fine-crew-jumper', 'dungarees', 'ankle-boots']],
    ['dungarees under an open jacket', ['denim-jacket', 'crew-tee', 'dungarees', 'sneakers']],
    ['trousers under a parka', ['parka', 'fine-roll-neck', 'straight-jeans', 'ankle-boots']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(seenBib, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'dungarees under a parka',
      'The hooded parka hides the bib of the denim dungarees.',
      ['parka', 'fine-roll-neck', 'dungarees', 'ankle-boots'],
    ],
    [
      'a vest across the bib',
      'The knitted vest hides the bib of the denim dungarees.',
      ['knitted-vest', 'poplin-shirt', 'dungarees', 'ankle-boots'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(seenBib, pieces)).toBe(sentence);
  });
});

describe('vestOverDress', () => {
  it('leaves a dress its waist, and a shirt its waistcoat', () => {
    expect(saysOf(vestOverDress, ['waistcoat', 'sheath-dress'])).toMatch(/hides the waist/);
    expect(saysOf(vestOverDress, ['waistcoat', 'poplin-shirt', 'straight-trousers'])).toBeUndefined();
    expect(saysOf(vestOverDress, ['peak-blazer', 'sheath-dress'])).toBeUndefined();
  });
});

describe('nursesSet', () => {
  it('takes two shades of teal for scrubs, and teal over cream for neither', () => {
    const tee = piece('v-neck-tee', { colour: { l: 0.66, c: 0.09, h: 200 } });
    const trousers = (colour: { readonly l: number; readonly c: number; readonly h: number }) =>
      piece('pleated-trousers', { colour });
    expect(saysOf(nursesSet, [tee, trousers({ l: 0.54, c: 0.09, h: 205 })])).toMatch(/look like a nurse's/);
    expect(saysOf(nursesSet, [tee, trousers({ l: 0.93, c: 0.02, h: 90 })])).toBeUndefined();
    expect(saysOf(nursesSet, [tee, trousers({ l: 0.3, c: 0.07, h: 205 })])).toBeUndefined();
  });
});
