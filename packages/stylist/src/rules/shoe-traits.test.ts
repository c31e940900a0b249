import { describe, expect, it } from 'vitest';
import { findGarment, garmentsIn } from '../garments/garments.ts';
import { isBoot, isTallBoot, shoeTraits, takesSportSocks, takesTights } from './shoe-traits.ts';

const shoes = garmentsIn('shoes');
const idsOf = (hold: (shoe: (typeof shoes)[number]) => boolean) => shoes.filter(hold).map(({ id }) => id);

describe('isBoot', () => {
  it('holds for boots of every height', () => {
    expect(idsOf(isBoot)).toEqual([
      ...[
        'sleek-chelsea-boots',
        'ankle-boots',
        'chelsea-boots',
        'knee-boots',
        'hiking-boots',
        'lace-up-boots',
        'snow-boots',
      ],
      ...['wellingtons', 'velvet-boots', 'dress-boots'],
    ]);
    expect([isBoot(undefined), isBoot(findGarment('tote'))]).toEqual([false, false]);
  });
});

describe('isTallBoot', () => {
  it('holds for boots that reach the knee', () => {
    expect(idsOf(isTallBoot)).toEqual(['knee-boots', 'wellingtons', 'dress-boots']);
    expect(isTallBoot(undefined)).toBe(false);
  });
});

describe('takesTights', () => {
  it('holds for boots, and for closed shoes worn without socks', () => {
    expect(idsOf(takesTights)).toEqual([
      ...[
        'brogues',
        'canvas-loafers',
        'patent-shoes',
        'dress-shoes',
        'patent-loafers',
        'sleek-chelsea-boots',
      ],
      ...['loafers', 'flats', 'pumps', 'oxfords', 'mary-janes', 'evening-slippers', 'evening-pumps'],
      ...[
        'ankle-boots',
        'chelsea-boots',
        'knee-boots',
        'hiking-boots',
        'lace-up-boots',
        'snow-boots',
        'wellingtons',
      ],
      ...['velvet-boots', 'satin-flats', 'dress-boots'],
    ]);
    expect([takesTights(undefined), takesTights(findGarment('tote'))]).toEqual([false, false]);
  });
});

describe('takesSportSocks', () => {
  it('shows socks above trainers on bare legs, and nowhere else', () => {
    const shows = (legged: string, shoes: string) => takesSportSocks(findGarment(legged), findGarment(shoes));
    expect([shows('running-shorts', 'runners'), shows('tennis-skirt', 'court-shoes')]).toEqual([true, true]);
    expect([shows('track-pants', 'runners'), shows('running-shorts', 'loafers')]).toEqual([false, false]);
    expect(shows('tennis-skirt', 'hiking-boots')).toBe(false);
  });
});

describe('shoeTraits', () => {
  it('knows which are open, and which low', () => {
    expect(idsOf((shoe) => shoeTraits(shoe)?.shape === 'open')).toEqual([
      ...['sandals', 'evening-sandals', 'mules', 'slingbacks'],
      ...['espadrilles', 'block-sandals', 'slides', 'metallic-slingbacks'],
    ]);
    expect(idsOf((shoe) => shoeTraits(shoe)?.shape === 'low')).toEqual([
      ...['brogues', 'canvas-loafers', 'patent-shoes', 'dress-shoes', 'patent-loafers'],
      ...['court-high-tops', 'training-shoes', 'sneakers', 'runners', 'loafers', 'flats', 'pumps', 'oxfords'],
      ...['mary-janes', 'platform-trainers', 'high-tops', 'plimsolls', 'retro-trainers', 'court-shoes'],
      ...['trail-shoes', 'evening-slippers', 'evening-pumps', 'satin-flats'],
    ]);
  });

  it('knows which shoes are worn with socks', () => {
    expect(idsOf((shoe) => shoeTraits(shoe)?.under === 'socks')).toEqual([
      'sleek-chelsea-boots',
      ...['court-high-tops', 'training-shoes', 'sneakers', 'runners', 'platform-trainers', 'high-tops'],
      ...['plimsolls', 'retro-trainers', 'court-shoes', 'trail-shoes'],
      ...[
        'ankle-boots',
        'chelsea-boots',
        'hiking-boots',
        'lace-up-boots',
        'snow-boots',
        'wellingtons',
        'velvet-boots',
      ],
    ]);
  });

  it('knows which may carry the accent colour of a look', () => {
    expect(idsOf((shoe) => shoeTraits(shoe)?.colour === 'accent')).toEqual([
      ...['canvas-loafers', 'patent-loafers'],
      ...['loafers', 'flats', 'sandals', 'evening-sandals', 'pumps', 'mary-janes', 'mules', 'slingbacks'],
      ...['espadrilles', 'block-sandals', 'evening-slippers', 'evening-pumps'],
      ...['satin-flats', 'metallic-slingbacks'],
    ]);
  });
});
