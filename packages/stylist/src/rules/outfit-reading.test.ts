import { describe, expect, it } from 'vitest';
import { meanFormality } from './outfit-reading.ts';
import { NAVY, type Pieces, piece, worn } from './testing/worn-look.ts';

const idsOf = (pieces: readonly { readonly garment: { readonly id: string } }[]) =>
  pieces.map(({ garment }) => garment.id);
const sharesOf = (...pieces: Pieces) => worn(pieces).worn.map(({ area }) => Math.round(area * 1000) / 1000);

describe('readOutfit', () => {
  it('tells the pieces that make the look from the rest, and finds the largest', () => {
    const { main, lead, slot } = worn(['tote', 'crew-tee', 'straight-jeans', 'sneakers', 'peak-blazer']);
    expect(idsOf(main)).toEqual(['crew-tee', 'straight-jeans', 'peak-blazer']);
    expect(lead?.garment.id).toBe('straight-jeans');
    expect([slot('bag')?.garment.id, slot('hat')]).toEqual(['tote', undefined]);
    expect(idsOf(worn(['long-coat', 'sheath-dress']).main)).toEqual(['long-coat', 'sheath-dress']);
    expect(worn(['sneakers']).lead).toBeUndefined();
  });

  it('adds up the warmth of clothes, cloths, socks and underwear, to 0.01 clo', () => {
    expect(worn([]).clo).toBe(0.04);
    expect(worn(['crew-tee', 'straight-jeans', 'sneakers']).clo).toBe(0.42);
    expect(worn([piece('pleated-skirt', { name: 'tartan' })]).clo).toBe(0.29);
  });

  it('takes the mean formality of main pieces and shoes, with what the cloth adds', () => {
    expect(worn(['crew-tee', 'straight-jeans', 'loafers', 'clutch']).formality).toBe(2.5);
    expect(worn([piece('wide-leg-trousers', { name: 'linen' })]).formality).toBe(3);
    expect(meanFormality([])).toBe(0);
  });

  it('can face what every garment and every cloth can', () => {
    expect(worn(['straight-jeans', 'sneakers']).conditions).toEqual(['hot', 'cold', 'rain']);
    expect(worn(['crew-tee', 'straight-jeans', 'sneakers']).conditions).toEqual(['hot', 'rain']);
    expect(worn([piece('straight-trousers', { name: 'wool' })]).conditions).toEqual(['cold', 'rain']);
  });

  it('takes denim for neutral whatever its blue, and other cloths by their colour', () => {
    const blue = { l: 0.5, c: 0.2, h: 256 };
    const tints = worn([
      piece('straight-jeans', { colour: blue }),
      piece('tote', { colour: blue }),
      'cap',
    ]).worn;
    expect(tints.map(({ tint }) => tint)).toEqual(['neutral', 'chromatic', 'neutral']);
    expect(tints.map(({ colour }) => colour)).toEqual([blue, blue, NAVY]);
  });
});

describe('areaShares', () => {
  it.each<[string, Pieces, readonly number[]]>([
    ['top, bottom and shoes', ['crew-tee', 'straight-jeans', 'sneakers'], [0.411, 0.479, 0.11]],
    ['an open jacket', ['peak-blazer', 'crew-tee', 'straight-jeans'], [0.35, 0.21, 0.441]],
    ['a buttoned jacket', ['notch-blazer', 'crew-tee', 'straight-jeans'], [0.4, 0.096, 0.504]],
    ['an open coat', ['long-coat', 'crew-tee', 'straight-jeans'], [0.637, 0.159, 0.204]],
    ['a buttoned coat', ['trench-coat', 'crew-tee', 'straight-jeans'], [0.767, 0.077, 0.157]],
    ['a cape', ['cape', 'crew-tee', 'straight-jeans'], [0.615, 0.062, 0.323]],
    ['a coat over a dress, and a hat', ['trench-coat', 'sheath-dress', 'cap'], [0.714, 0.25, 0.036]],
    ['shoes and bag beside a coat', ['trench-coat', 'sneakers', 'tote'], [0.822, 0.11, 0.068]],
  ])('weighs %s', (_what, pieces, shares) => {
    expect(sharesOf(...pieces)).toEqual(shares);
  });
});
