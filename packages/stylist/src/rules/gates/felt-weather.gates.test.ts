import { describe, expect, it } from 'vitest';
import type { SceneName } from '#outfit.ts';
import { type Around, type Broken, type Passing, piece, saysOf } from '../testing/worn-look.ts';
import {
  coveredInTheCold,
  leatherInHeat,
  macInFrost,
  outdoorBoots,
  rainwear,
  woollens,
} from './felt-weather.gates.ts';

const at = (name: SceneName): Around => ({ scene: { name } });

describe('coveredInTheCold', () => {
  const BARE = 'Ankles are covered in the cold.';
  const cold = ['fine-roll-neck', 'long-coat'] as const;
  it.each<Passing>([
    ['socks in loafers', [...cold, 'slim-jeans', 'wool-socks', 'loafers'], at('street')],
    ['socks in trainers', [...cold, 'slim-jeans', 'crew-socks', 'sneakers'], at('street')],
    ['wide trousers that fall over the shoes', [...cold, 'wide-jeans', 'loafers'], at('street')],
    ['boots', [...cold, 'slim-jeans', 'chelsea-boots'], at('street')],
    [
      'an evening dress in an open coat at night',
      ['slip-dress', 'long-coat', 'sheer-tights', 'pumps'],
      at('riverside'),
    ],
    ['bare ankles indoors', ['fine-roll-neck', 'slim-jeans', 'loafers'], at('office')],
  ])('lets %s pass', (_, pieces, around) => {
    expect(saysOf(coveredInTheCold, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    ['loafers without socks', BARE, [...cold, 'slim-jeans', 'loafers'], at('street')],
    ['trainers without socks', BARE, [...cold, 'slim-jeans', 'sneakers'], at('street')],
    [
      'pumps',
      'The pointed pumps leave the foot bare in the cold.',
      [...cold, 'slim-jeans', 'pumps'],
      at('street'),
    ],
  ])('names %s', (_, sentence, pieces, around) => {
    expect(saysOf(coveredInTheCold, pieces, around)).toBe(sentence);
  });
});

describe('rainwear', () => {
  it.each<Passing>([
    ['a mac with a hood', ['crew-tee', 'slim-jeans', 'chelsea-boots', 'rain-mac'], at('rain')],
    ['a trench and an umbrella', ['crew-tee', 'slim-jeans', 'trench-coat', 'umbrella'], at('rain')],
    ['a trench where it is dry', ['crew-tee', 'slim-jeans', 'trench-coat'], at('street')],
  ])('lets %s pass', (_, pieces, around) => {
    expect(saysOf(rainwear, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    ['a trench alone', 'The rain asks for a hood or an umbrella.', ['crew-tee', 'trench-coat'], at('rain')],
    ['an umbrella alone', 'Nothing sheds the rain.', ['crew-tee', 'umbrella'], at('rain')],
    ['a wool coat', 'Nothing sheds the rain.', ['crew-tee', 'long-coat', 'umbrella'], at('rain')],
  ])('names %s', (_, sentence, pieces, around) => {
    expect(saysOf(rainwear, pieces, around)).toBe(sentence);
  });
});

describe('macInFrost', () => {
  const frosty = ['chunky-jumper', 'flared-trousers', 'rain-mac', 'beanie'] as const;
  it('keeps a mac from weather for a beanie, unless it rains', () => {
    expect(saysOf(macInFrost, frosty, at('autumn'))).toBe(
      'The hooded rain mac is too thin for weather that asks for the beanie.',
    );
    expect(saysOf(macInFrost, frosty, at('rain'))).toBeUndefined();
    expect(saysOf(macInFrost, frosty.slice(0, 3), at('autumn'))).toBeUndefined();
  });
});

describe('woollens', () => {
  const tweed = piece('easy-blazer', { name: 'tweed' });
  it.each<Passing>([
    ['linen in the sun', ['crew-tee', piece('culottes', { name: 'linen' }), 'flats'], at('sun')],
    ['wool indoors', ['crew-tee', piece('straight-trousers', { name: 'wool' })], at('office')],
    ['a short-sleeved jumper in the sun', ['short-sleeved-jumper', 'denim-shorts'], at('sun')],
    ['tweed over a jumper', [tweed, 'fine-crew-jumper', 'straight-jeans'], at('park')],
  ])('lets %s pass', (_, pieces, around) => {
    expect(saysOf(woollens, pieces, around)).toBeUndefined();
  });

  it('names a cable-knit roll-neck over shorts', () => {
    expect(saysOf(woollens, ['cable-roll-neck', 'denim-shorts'], at('terrace'))).toBe(
      'It is too warm for the cable-knit roll-neck.',
    );
  });

  it('names boots under a T-shirt in the sun, and lets them pass under a jacket and indoors', () => {
    const pieces = ['crew-tee', 'straight-jeans', 'lace-up-boots'] as const;
    expect(saysOf(woollens, pieces, at('arch'))).toBe('It is too warm for the lace-up boots.');
    expect(saysOf(woollens, [...pieces, 'biker-jacket'], at('arch'))).toBeUndefined();
    expect(saysOf(woollens, pieces, at('loft'))).toBeUndefined();
  });
});

describe('outdoorBoots', () => {
  it.each<Passing>([
    ['a ski suit in snow', ['ski-suit', 'snow-boots'], at('snow')],
    ['lace-up boots in a café', ['fine-roll-neck', 'slim-jeans', 'lace-up-boots'], at('cafe')],
    ['wellingtons in the rain', ['rain-mac', 'slim-jeans', 'wellingtons'], at('rain')],
    ['yoga flares in a studio', ['track-top', 'yoga-flares', 'training-shoes'], at('studio')],
  ])('lets %s pass', (_, pieces, around) => {
    expect(saysOf(outdoorBoots, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    ['a ski suit in a park', 'A ski suit waits for snow.', ['ski-suit', 'hiking-boots'], at('park')],
    [
      'hiking boots on a running track',
      'Hiking boots wait for the hills.',
      ['parka', 'chunky-jumper', 'track-pants', 'hiking-boots'],
      at('track'),
    ],
    [
      'hiking trousers in a gym',
      'Hiking trousers wait for a path.',
      ['match-shirt', 'trail-trousers', 'runners'],
      at('gym'),
    ],
    [
      'yoga flares in the snow',
      'Yoga flares stay on the mat.',
      ['parka', 'track-top', 'yoga-flares', 'hiking-boots'],
      at('snow'),
    ],
    ['wellingtons in a park', 'Wellingtons wait for puddles.', ['a-line-skirt', 'wellingtons'], at('park')],
  ])('names %s', (_, sentence, pieces, around) => {
    expect(saysOf(outdoorBoots, pieces, around)).toBe(sentence);
  });
});

describe('leatherInHeat', () => {
  it('keeps leather from bare arms by day', () => {
    const skirt = piece('button-skirt', { name: 'leather' });
    expect(saysOf(leatherInHeat, ['v-neck-tee', skirt])).toMatch(/too warm/);
    expect(saysOf(leatherInHeat, ['fine-roll-neck', skirt])).toBeUndefined();
    expect(saysOf(leatherInHeat, ['v-neck-tee', skirt, 'denim-jacket'])).toBeUndefined();
  });
});
