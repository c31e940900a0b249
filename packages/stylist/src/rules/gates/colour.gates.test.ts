import { describe, expect, it } from 'vitest';
import type { Oklch } from '#colour/oklch.ts';
import type { SceneName } from '#outfit.ts';
import { type Broken, NAVY, type Passing, type Pieces, piece, saysOf, worn } from '../testing/worn-look.ts';
import { bareHands } from './bare-hands.gate.ts';
import { colourCount, hueFamilies } from './colour-count.gate.ts';
import { colourRelation } from './colour-relation.gate.ts';
import { ground, groundOf } from './ground.gate.ts';
import { seamsRead } from './seams-read.gate.ts';

const of = (h: number, c = 0.15, l = 0.6): Oklch => ({ l, c, h });
const lighter = (by: number): Oklch => ({ ...NAVY, l: NAVY.l + by });
const plain = (garment: string, colour: Oklch) => piece(garment, { name: 'plain', colour });

describe('hueFamilies', () => {
  const families = (...pieces: Pieces) => hueFamilies(worn(pieces));

  it('holds the hues of what is not neutral, largest piece first', () => {
    const top = plain('crew-tee', of(30));
    const bag = plain('tote', of(150));
    const jeans = piece('straight-jeans', { colour: of(256) });
    expect(families(bag, top, plain('barrel-trousers', of(300)), 'sneakers')).toEqual([300, 30, 150]);
    expect(families(top, jeans)).toEqual([30]);
  });

  it('takes hues up to 20° apart for one', () => {
    expect(families(plain('crew-tee', of(10)), plain('tote', of(30)))).toEqual([10]);
    expect(families(plain('crew-tee', of(10)), plain('tote', of(31)))).toEqual([10, 31]);
    expect(families(plain('crew-tee', of(355)), plain('tote', of(10)))).toEqual([355]);
  });

  it('counts the colours of a print, its neutrals aside, and no trim', () => {
    const printed = { colour: of(30), second: of(150), third: of(300) };
    expect(families(piece('silk-scarf', { name: 'polka', ...printed }))).toEqual([30, 150, 300]);
    expect(families(piece('silk-scarf', { name: 'polka', colour: of(30), second: NAVY }))).toEqual([30]);
    expect(families(piece('silk-scarf', { name: 'satin', ...printed }))).toEqual([30]);
    expect(families(piece('silk-scarf', { name: 'polka', third: of(300) }))).toEqual([300]);
  });
});

describe('colourCount', () => {
  const three = [
    plain('crew-tee', of(30)),
    plain('barrel-trousers', of(150)),
    piece('flats', { colour: of(300) }),
  ];

  it('lets three colours pass and names a fourth', () => {
    expect(saysOf(colourCount, three)).toBeUndefined();
    expect(saysOf(colourCount, [...three, plain('tote', of(220))])).toBe('The look has more than 3 colours.');
  });
});

describe('colourRelation', () => {
  const wearing = (top: Oklch, bottom: Oklch): Pieces => [
    plain('crew-tee', top),
    plain('barrel-trousers', bottom),
    'sneakers',
  ];

  it.each<Passing>([
    ['hues 50° apart', wearing(of(230), of(280))],
    ['hues 65° apart that differ by 0.16 in lightness', wearing(of(150), of(215, 0.15, 0.44))],
    ['hues 65° apart of which one has a chroma of 0.089', wearing(of(150), of(215, 0.089))],
    ['opposite hues of which one is muted to 0.089', wearing(of(150, 0.15), of(330, 0.089))],
    ['a neutral beside anything', wearing(of(150), NAVY)],
    ['anything beside a neutral', wearing(NAVY, of(150))],
    [
      'anything beside denim, however blue',
      [plain('crew-tee', of(30)), piece('straight-jeans', { colour: of(256) })],
    ],
    [
      'anything under denim, however blue',
      [piece('denim-jacket', { colour: of(256) }), plain('crew-tee', of(30))],
    ],
    ['a top that a buttoned jacket all but hides', [plain('peak-blazer', NAVY), ...wearing(NAVY, of(150))]],
    [
      'an accent of 0.09 below a buttoned jacket',
      [plain('waistcoat', of(150)), plain('crew-tee', of(290)), plain('barrel-trousers', NAVY), 'sneakers'],
    ],
    ['brick red with a far paler purple', wearing(of(25, 0.132, 0.55), of(300, 0.08, 0.81))],
    ['burgundy with plum', wearing(of(15, 0.1, 0.38), of(335, 0.09, 0.52))],
    ['a bag in a contrasting colour', [...wearing(of(150), of(150)), plain('tote', of(290))]],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(colourRelation, pieces)).toBeUndefined();
  });

  const CONTEND = 'The colours of the crew-neck T-shirt and the barrel-leg trousers contend.';
  it.each<Broken>([
    ['hues 51° apart', CONTEND, wearing(of(150), of(201))],
    ['hues 80° apart, 0.14 apart in lightness', CONTEND, wearing(of(150), of(230, 0.15, 0.46))],
    ['hues 65° apart, one of a chroma of 0.09', CONTEND, wearing(of(150), of(215, 0.09))],
    ['opposite hues, one of a chroma of 0.09', CONTEND, wearing(of(150), of(330, 0.09))],
    ['a muted green with a teal of another depth', CONTEND, wearing(of(150, 0.07, 0.8), of(200, 0.08, 0.4))],
    ['brick red with plum', CONTEND, wearing(of(25, 0.132, 0.55), of(335, 0.09, 0.41))],
    [
      'red with green',
      'The crew-neck T-shirt makes red and green of the look.',
      wearing(of(30, 0.15, 0.8), of(150)),
    ],
    [
      'a top that shows below an open jacket',
      'The colours of the peak-lapel blazer and the crew-neck T-shirt contend.',
      [plain('peak-blazer', of(150)), ...wearing(of(290), NAVY)],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(colourRelation, pieces)).toBe(sentence);
  });
});

describe('seamsRead', () => {
  const NEUTRAL: Pieces = ['sneakers', 'tote'];
  const pairs: [string, string, string, string][] = [
    ['top', 'crew-tee', 'bottom', 'wide-leg-trousers'],
    ['layer', 'bomber-jacket', 'top', 'crew-tee'],
    ['layer', 'bomber-jacket', 'bottom', 'wide-leg-trousers'],
    ['layer', 'bomber-jacket', 'dress', 'sheath-dress'],
    ['coat', 'trench-coat', 'top', 'crew-tee'],
    ['coat', 'trench-coat', 'bottom', 'wide-leg-trousers'],
    ['coat', 'trench-coat', 'dress', 'sheath-dress'],
  ];

  it.each(pairs)('tells %s (%s) and %s (%s) apart from a difference of 0.11', (a, over, b, under) => {
    const apart = (by: number) =>
      saysOf(seamsRead, [...NEUTRAL, plain(over, NAVY), plain(under, lighter(by))]);
    const lost = `The ${a} and the ${b} are almost one colour, so their edge is lost.`;
    expect(apart(0.109)).toBe(lost);
    expect(apart(0.111)).toBeUndefined();
    expect(apart(0.021)).toBe(lost);
    expect(apart(0.019)).toBeUndefined();
  });

  it('takes no two cloths for a set', () => {
    const linen = piece('wide-leg-trousers', { name: 'linen' });
    expect(saysOf(seamsRead, [plain('crew-tee', NAVY), linen])).toMatch(/^The top and the bottom are almost/);
  });

  it('lets shoes and bag have the colour of the look', () => {
    expect(saysOf(seamsRead, [plain('crew-tee', NAVY), ...NEUTRAL])).toBeUndefined();
  });
});

describe('ground', () => {
  const palette = { ...worn([]).spec.scene.palette, wall: NAVY, motif: of(30) };
  const before = (name: SceneName) => ({ scene: { name, palette } });

  it('is the wall, or what is painted on it behind the figure', () => {
    expect(groundOf({ name: 'street', palette })).toBe(palette.wall);
    expect(groundOf({ name: 'arch', palette })).toBe(palette.motif);
    expect(groundOf({ name: 'bookshop', palette })).toBe(palette.motif);
  });

  it.each<Passing>([
    ['a dress 0.071 from the wall', [plain('sheath-dress', lighter(0.071))], before('street')],
    [
      'a top on the wall that a buttoned coat all but hides',
      [plain('trench-coat', of(30)), plain('crew-tee', NAVY), piece('straight-jeans', { colour: of(30) })],
      before('street'),
    ],
    ['a dress in the colour of the wall before an arch', [plain('sheath-dress', NAVY)], before('arch')],
  ])('lets %s pass', (_what, pieces, around) => {
    expect(saysOf(ground, pieces, around)).toBeUndefined();
  });

  const LOST = 'The sleeveless sheath dress has the colour of the wall behind it.';
  it.each<Broken>([
    ['a dress 0.069 from the wall', LOST, [plain('sheath-dress', lighter(0.069))], before('street')],
    ['a dress in the colour of the arch', LOST, [plain('sheath-dress', of(30))], before('arch')],
  ])('names %s', (_what, sentence, pieces, around) => {
    expect(saysOf(ground, pieces, around)).toBe(sentence);
  });
});

describe('bareHands', () => {
  it('tells gloves from the hands in them from a difference of 0.12', () => {
    const skin = { l: 0.5, c: 0.06, h: 55 };
    const gloved = (by: number) =>
      saysOf(bareHands, [piece('leather-gloves', { colour: { ...skin, l: skin.l + by } })], {
        figure: { skin },
      });
    expect(gloved(0.119)).toBe('The leather gloves have the colour of the skin.');
    expect(gloved(0.121)).toBeUndefined();
    expect(gloved(-0.121)).toBeUndefined();
  });
});
