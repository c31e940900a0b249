import { describe, expect, it } from 'vitest';
import { type Broken, type Passing, piece, saysOf } from '../testing/worn-look.ts';
import {
  bootSeason,
  coatOverLegs,
  flareOverHeel,
  kiltAndLegs,
  lacedOnBareLegs,
  paleBoots,
  shortsAndShoes,
  tightsAndShoes,
} from './shoes.gates.ts';

const CREAM = { l: 0.93, c: 0.02, h: 90 } as const;

describe('bootSeason', () => {
  it('lets hiking boots walk with hill trousers, and leaves a tracksuit its trainers', () => {
    const above = ['parka', 'chunky-jumper'];
    expect(saysOf(bootSeason, [...above, 'trail-trousers', 'hiking-boots'])).toBeUndefined();
    expect(saysOf(bootSeason, [...above, 'track-pants', 'trail-shoes'])).toBeUndefined();
    expect(saysOf(bootSeason, [...above, 'track-pants', 'hiking-boots'])).toBe(
      'The striped track pants go with trainers.',
    );
  });
});

describe('flareOverHeel', () => {
  it('asks for a heel below what swings out', () => {
    expect(saysOf(flareOverHeel, ['wrap-blouse', 'trumpet-skirt', 'flats'])).toBe(
      'The trumpet skirt asks for a heel.',
    );
    expect(saysOf(flareOverHeel, ['wrap-blouse', 'flared-trousers', 'flats'])).toContain('asks for a heel.');
    expect(saysOf(flareOverHeel, ['wrap-blouse', 'trumpet-skirt', 'pumps'])).toBeUndefined();
    expect(saysOf(flareOverHeel, ['wrap-blouse', 'straight-trousers', 'flats'])).toBeUndefined();
  });
});

describe('bare arms', () => {
  it('ask for lighter shoes than brogues and boots, unless a jacket covers them', () => {
    expect(saysOf(bootSeason, ['camisole', 'flared-jeans', 'brogues'])).toBe(
      'The punched leather brogues ask for sleeves.',
    );
    expect(saysOf(bootSeason, ['camisole', 'flared-jeans', 'loafers'])).toBeUndefined();
    expect(saysOf(bootSeason, ['camisole', 'peak-blazer', 'flared-jeans', 'brogues'])).toBeUndefined();
  });
});

describe('tall boots', () => {
  const pale = piece('pleated-skirt', { colour: CREAM });

  it('are too heavy under a pale skirt, but for a coat over it', () => {
    expect(saysOf(bootSeason, ['fine-crew-jumper', pale, 'knee-boots'])).toBe(
      'The knee-high boots are too heavy under the pale pleated midi skirt.',
    );
    expect(saysOf(bootSeason, ['long-coat', 'fine-crew-jumper', pale, 'knee-boots'])).toBeUndefined();
    expect(saysOf(bootSeason, ['fine-crew-jumper', 'pleated-skirt', 'knee-boots'])).toBeUndefined();
  });
});

describe('paleBoots', () => {
  it.each<Passing>([
    ['dark boots', ['knit-dress', 'knee-boots']],
    ['pale snow boots', ['slim-jeans', piece('snow-boots', { colour: CREAM })]],
    ['pale trainers', ['slim-jeans', piece('sneakers', { colour: CREAM })]],
  ])('lets %s pass', (_, pieces) => {
    expect(saysOf(paleBoots, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'cream knee boots',
      'The knee-high boots are too pale for boots.',
      ['knit-dress', piece('knee-boots', { colour: CREAM })],
    ],
  ])('names %s', (_, sentence, pieces) => {
    expect(saysOf(paleBoots, pieces)).toBe(sentence);
  });
});

describe('shortsAndShoes', () => {
  it.each<Passing>([
    ['loafers under Bermudas', ['bermuda-shorts', 'loafers']],
    ['brogues under trousers', ['straight-trousers', 'brogues']],
  ])('lets %s pass', (_, pieces) => {
    expect(saysOf(shortsAndShoes, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'brogues under chino shorts',
      'The punched leather brogues go with long trousers.',
      ['chino-shorts', 'brogues'],
    ],
  ])('names %s', (_, sentence, pieces) => {
    expect(saysOf(shortsAndShoes, pieces)).toBe(sentence);
  });
});

describe('coatOverLegs', () => {
  it.each<Passing>([
    ['boots under a long coat', ['trench-coat', 'slim-jeans', 'chelsea-boots']],
    ['wide legs under it', ['trench-coat', 'wide-leg-trousers', 'loafers']],
    ['an open coat', ['long-coat', 'slim-jeans', 'loafers']],
    ['a short coat', ['short-trench', 'slim-jeans', 'loafers']],
  ])('lets %s pass', (_, pieces) => {
    expect(saysOf(coatOverLegs, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'loafers under a long buttoned coat and narrow legs',
      'The belted trench coat over narrow legs asks for boots.',
      ['trench-coat', 'slim-jeans', 'loafers'],
    ],
  ])('names %s', (_, sentence, pieces) => {
    expect(saysOf(coatOverLegs, pieces)).toBe(sentence);
  });
});

describe('tightsAndShoes', () => {
  const DISCO = { scene: { name: 'disco' } } as const;

  it.each<Passing>([
    ['pumps at night', ['slip-dress', 'tights', 'pumps'], DISCO],
    ['boots at night', ['slip-dress', 'tights', 'ankle-boots'], DISCO],
    ['flats at night on bare legs', ['slip-dress', 'satin-flats'], DISCO],
    ['flats by day', ['sheath-dress', 'tights', 'flats']],
  ])('lets %s pass', (_, pieces, around) => {
    expect(saysOf(tightsAndShoes, pieces, around)).toBeUndefined();
  });

  it.each<Broken>([
    [
      'flats at night',
      'The satin ballet flats are too flat for tights at night.',
      ['slip-dress', 'tights', 'satin-flats'],
      DISCO,
    ],
  ])('names %s', (_, sentence, pieces, around) => {
    expect(saysOf(tightsAndShoes, pieces, around)).toBe(sentence);
  });
});

describe('lacedOnBareLegs', () => {
  it('asks for tights, trousers or lighter shoes', () => {
    expect(saysOf(lacedOnBareLegs, ['shirt-dress', 'oxfords'])).toBe(
      'The laced Oxford shoes are too heavy on bare legs.',
    );
    expect(saysOf(lacedOnBareLegs, ['bow-blouse', 'culottes', 'brogues'])).toContain('on bare legs.');
    expect(saysOf(lacedOnBareLegs, ['shirt-dress', 'tights', 'oxfords'])).toBeUndefined();
    expect(saysOf(lacedOnBareLegs, ['shirt-dress', 'pumps'])).toBeUndefined();
    expect(saysOf(lacedOnBareLegs, ['bow-blouse', 'straight-trousers', 'oxfords'])).toBeUndefined();
  });
});

describe('kiltAndLegs', () => {
  it('asks for long socks, tights or tall boots', () => {
    const kilt = ['chunky-jumper', 'kilt', 'brogues'];
    expect(saysOf(kiltAndLegs, kilt)).toBe('The pleated kilt asks for long socks.');
    expect(saysOf(kiltAndLegs, [...kilt, 'knee-socks'])).toBeUndefined();
    expect(saysOf(kiltAndLegs, ['chunky-jumper', 'kilt', 'knee-boots'])).toBeUndefined();
  });
});
