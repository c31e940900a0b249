import { describe, expect, it } from 'vitest';
import { type Broken, type Passing, piece, saysOf, tucked } from '../testing/worn-look.ts';
import { clothOffered } from './cloth-offered.gate.ts';
import { completeLook } from './complete-look.gate.ts';
import { formalitySpread } from './formality-spread.gate.ts';
import { onePerSlot } from './one-per-slot.gate.ts';
import { season } from './weather.gates.ts';

describe('completeLook', () => {
  it.each<Passing>([
    ['a dress and shoes', ['sheath-dress', 'pumps']],
    ['a top, a bottom and shoes', ['crew-tee', 'straight-jeans', 'sneakers']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(completeLook, pieces)).toBeUndefined();
  });

  const OVERDRESSED = 'A dress is worn without a separate top or bottom.';
  const HALF = 'A look needs a dress, or a top and a bottom.';
  it.each<Broken>([
    ['bare feet', 'A look needs shoes.', ['sheath-dress']],
    ['a top with a dress', OVERDRESSED, ['sheath-dress', 'crew-tee', 'pumps']],
    ['a bottom with a dress', OVERDRESSED, ['sheath-dress', 'slim-jeans', 'pumps']],
    ['no bottom', HALF, ['crew-tee', 'sneakers']],
    ['no top', HALF, ['slim-jeans', 'sneakers']],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(completeLook, pieces)).toBe(sentence);
  });
});

describe('onePerSlot', () => {
  const base = ['fine-roll-neck', 'straight-jeans', 'ankle-boots'];

  it.each<Passing>([
    ['three accessories', [...base, 'beanie', 'pendant', 'stud-earrings']],
    [
      'bag, gloves and tights beside three accessories',
      [...base, 'long-scarf', 'watch', 'leather-belt', 'tote', 'leather-gloves', 'tights'],
    ],
    ['a coat', [...base, 'long-coat']],
    ['a jacket', [...base, 'peak-blazer']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(onePerSlot, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'a fourth accessory',
      'A look carries at most 3 accessories.',
      [...base, 'sunglasses', 'pendant', 'watch', 'beanie'],
    ],
    ['two tops', 'There are two items in the slot top.', [...base, 'crew-tee']],
    [
      'a jacket under a coat',
      'A coat leaves no room for a second jacket.',
      [...base, 'peak-blazer', 'long-coat'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(onePerSlot, pieces)).toBe(sentence);
  });
});

describe('clothOffered', () => {
  it.each<Passing>([
    ['a top tucked that is made for it', [tucked('crew-tee')]],
    ['any top over the bottom', [piece('crew-tee', { worn: 'over' })]],
    ['a top of which nothing is said', ['chunky-jumper']],
    ['a shirt open that may be', [piece('band-collar-shirt', { worn: 'open' })]],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(clothOffered, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'a cloth that a shirt does not come in',
      'The rolled-sleeve shirt is not made in tweed.',
      ['straight-jeans', piece('rolled-shirt', { name: 'tweed' })],
    ],
    [
      'a T-shirt worn open',
      'The crew-neck T-shirt is not worn open.',
      ['straight-jeans', piece('crew-tee', { worn: 'open' })],
    ],
    ['a thick jumper tucked', 'The chunky jumper is not worn tucked.', [tucked('chunky-jumper')]],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(clothOffered, pieces)).toBe(sentence);
  });
});

describe('formalitySpread', () => {
  const plainTrousers = piece('straight-trousers', { name: 'plain' });

  it.each<Passing>([
    ['pieces 2 steps apart', ['crew-tee', plainTrousers, 'flats']],
    ['shoes 1 step above the mean', ['crew-tee', 'straight-jeans', 'loafers']],
    ['shoes 1 step below it', ['fine-roll-neck', 'culottes', 'sneakers']],
    ['a jacket 1 step above it', ['cropped-tee', 'mom-jeans', 'sneakers', 'knitted-vest']],
    ['no shoes', ['crew-tee', 'straight-jeans']],
    ['jewellery 2 steps above it', ['crew-tee', 'straight-jeans', 'sneakers', 'chain-necklace']],
    ['a watch 2 steps below it', ['sheath-dress', 'pumps', 'watch']],
    ['a bag 1 step above it', ['crew-tee', 'straight-jeans', 'sneakers', 'tote']],
    ['an umbrella 2 steps below it', ['sheath-dress', 'loafers', 'umbrella']],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(formalitySpread, pieces)).toBeUndefined();
  });

  const APART = 'The pieces are more than 2 steps of formality apart.';
  it.each<Broken>([
    ['pieces 2.5 steps apart', APART, ['crew-tee', 'pencil-skirt', 'loafers']],
    ['shoes 2.5 steps from a piece', APART, ['fine-roll-neck', 'culottes', 'slides']],
    [
      'shoes 1.3 steps above the mean',
      'The laced Oxford shoes are more than 1 step of formality from the look.',
      ['crew-tee', 'straight-jeans', 'oxfords'],
    ],
    [
      'shoes 1.3 steps below it',
      'The platform trainers are more than 1 step of formality from the look.',
      ['fine-roll-neck', 'culottes', 'platform-trainers'],
    ],
    [
      'jewellery 2.5 steps above it',
      'The broad cuff bracelet is too far from the formality of the look.',
      ['crew-tee', 'straight-jeans', 'sneakers', 'cuff-bracelet'],
    ],
    [
      'a bag 1.6 steps above it',
      'The baguette bag is too dressy for the look.',
      ['cropped-tee', 'straight-jeans', 'sneakers', 'baguette-bag'],
    ],
    [
      'a bag 2 steps below it',
      'The camera bag is too plain for the look.',
      ['sheath-dress', 'pumps', 'camera-bag'],
    ],
    [
      'sunglasses 2.5 steps below it',
      'The sunglasses is too far from the formality of the look.',
      ['sheath-dress', 'pumps', 'sunglasses'],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(formalitySpread, pieces)).toBe(sentence);
  });

  it('names a jacket 1.4 steps above the mean', () => {
    const pieces = ['cropped-tee', 'mom-jeans', 'sneakers', 'easy-blazer'];
    expect(saysOf(formalitySpread, pieces)).toMatch(
      /^The unbuttoned blazer .* more than 1 step of formality/,
    );
  });
});

describe('season', () => {
  it('lets a look pass that can face one weather, and names one that can face none', () => {
    expect(saysOf(season, ['fine-roll-neck', 'fleece-leggings', 'runners'])).toBeUndefined();
    expect(saysOf(season, ['sports-tank', 'fleece-leggings', 'runners'])).toBe(
      'There is no weather that every piece of the look can face.',
    );
  });
});
