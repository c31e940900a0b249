import type { BodyShape } from '@glow/api';
import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import { styleBrief } from '../style-briefs.ts';
import { type Pieces, piece, worn } from '../testing/worn-look.ts';
import { VIBE_BRIEFS } from '../vibe-briefs.ts';
import { polish } from './polish.score.ts';

const TEAL = { l: 0.51, c: 0.085, h: 200 };
const NAVY = { l: 0.3, c: 0.05, h: 265 };
const PLUM = { l: 0.36, c: 0.08, h: 330 };
const TAN = { l: 0.58, c: 0.085, h: 58 };
const OLIVE = { l: 0.5, c: 0.07, h: 110 };
const IVORY = { l: 0.945, c: 0.016, h: 88 };
const BLACK = { l: 0.25, c: 0.007, h: 290 };
const rated = (pieces: Pieces, brief = VIBE_BRIEFS.work, bodyShape: BodyShape = 'Rectangle') =>
  polish.rate(worn(pieces, { figure: { bodyShape } }), brief);

describe('polish', () => {
  it.each<[string, Pieces, Pieces]>([
    [
      'a tan bag more than a black one',
      ['poplin-shirt', 'chinos', 'loafers', piece('tote', { colour: TAN })],
      ['poplin-shirt', 'chinos', 'loafers', piece('tote', { colour: BLACK })],
    ],
    [
      'a suit more than one that failed to match',
      [
        piece('notch-blazer', { colour: NAVY }),
        piece('straight-trousers', { colour: NAVY }),
        piece('poplin-shirt', { colour: IVORY }),
        'loafers',
      ],
      [
        piece('notch-blazer', { colour: PLUM }),
        piece('straight-trousers', { colour: NAVY }),
        piece('poplin-shirt', { colour: IVORY }),
        'loafers',
      ],
    ],
    [
      'a jumper more than a T-shirt',
      [piece('fine-crew-jumper', { colour: TEAL }), 'chinos', 'loafers'],
      [piece('crew-tee', { colour: TEAL }), 'chinos', 'loafers'],
    ],
    [
      'a bag in the hand more than a backpack',
      ['crew-tee', 'chinos', 'sneakers', piece('tote', { colour: BLACK })],
      ['crew-tee', 'chinos', 'sneakers', piece('backpack', { colour: BLACK })],
    ],
    [
      'loafers under cargo trousers more than Oxfords',
      ['crew-tee', 'cargo-trousers', piece('loafers', { colour: TAN })],
      ['crew-tee', 'cargo-trousers', piece('oxfords', { colour: TAN })],
    ],
    [
      'two families of colour more than three',
      [
        piece('fine-crew-jumper', { colour: TEAL }),
        piece('chinos', { colour: IVORY }),
        piece('pea-coat', { colour: PLUM }),
        'loafers',
      ],
      [
        piece('fine-crew-jumper', { colour: TEAL }),
        piece('chinos', { colour: OLIVE }),
        piece('pea-coat', { colour: PLUM }),
        'loafers',
      ],
    ],
  ])('likes %s', (_what, liked, missed) => {
    expect(rated(liked)).toBeGreaterThan(rated(missed));
  });

  it('leaves corduroy at home in the evening, and by day does not mind it', () => {
    const rough = (brief: Brief) =>
      rated(['poplin-shirt', piece('corduroy-trousers', { colour: NAVY }), 'loafers'], brief) -
      rated(['poplin-shirt', piece('straight-trousers', { colour: NAVY }), 'loafers'], brief);
    expect(rough(styleBrief('Formal', 'cold'))).toBeLessThan(rough(VIBE_BRIEFS.work) - 0.1);
  });

  it('sends school shoes and a coloured shirt under a bow tie home in the evening', () => {
    const evening = styleBrief('Party', 'cold');
    const dressed = (shirt: typeof IVORY, shoes: string) =>
      rated(
        [
          piece('dress-shirt', { colour: shirt }),
          piece('tuxedo-trousers', { colour: BLACK }),
          piece(shoes, { colour: BLACK }),
          'bow-tie',
        ],
        evening,
      );
    expect(dressed(IVORY, 'patent-loafers')).toBeGreaterThan(dressed(IVORY, 'mary-janes') + 0.2);
    expect(dressed(IVORY, 'patent-loafers')).toBeGreaterThan(dressed(PLUM, 'patent-loafers') + 0.2);
    const above = (trousers: string) =>
      rated(['dress-shirt', piece(trousers, { colour: BLACK }), 'patent-loafers', 'bow-tie'], evening);
    expect(above('tuxedo-trousers')).toBeGreaterThan(above('pleated-trousers') + 0.2);
  });

  it.each([
    ['Pear', 0.09],
    ['Round', 0.09],
    ['Rectangle', 0],
  ] as const)('gives a %s figure that is dark below %s more', (bodyShape, more) => {
    const halves = (upper: typeof IVORY, lower: typeof IVORY) =>
      rated(
        [piece('crew-tee', { colour: upper }), piece('chinos', { colour: lower }), 'loafers'],
        VIBE_BRIEFS.work,
        bodyShape,
      );
    expect(halves(IVORY, NAVY) - halves(NAVY, IVORY)).toBeGreaterThanOrEqual(more);
  });

  it("wants something over a man's vest", () => {
    const vest = (presentation: 'feminine' | 'masculine') =>
      polish.rate(
        worn(['ribbed-tank', 'chinos', 'loafers'], { figure: { presentation } }),
        VIBE_BRIEFS.sunny,
      );
    expect(vest('masculine')).toBeLessThan(vest('feminine'));
  });

  it('wants a warm neck in the cold, and nowhere else', () => {
    const [bare, warm]: [Pieces, Pieces] = [
      [piece('crew-tee', { colour: TEAL }), 'chinos', 'lace-up-boots'],
      [piece('fine-roll-neck', { colour: TEAL }), 'chinos', 'lace-up-boots'],
    ];
    const cold = styleBrief('Casual', 'cold');
    const hot = styleBrief('Casual', 'hot');
    expect(rated(warm, cold) - rated(bare, cold)).toBeGreaterThan(rated(warm, hot) - rated(bare, hot) + 0.1);
  });

  it('spares a round figure one block of colour, and no other', () => {
    const block: Pieces = [
      piece('fine-crew-jumper', { colour: TEAL }),
      piece('chinos', { colour: TEAL }),
      'loafers',
    ];
    const parted: Pieces = [
      piece('fine-crew-jumper', { colour: IVORY }),
      piece('chinos', { colour: TEAL }),
      'loafers',
    ];
    const gain = (shape: BodyShape) => rated(parted, undefined, shape) - rated(block, undefined, shape);
    expect(gain('Round')).toBeGreaterThan(gain('Rectangle') + 0.1);
  });

  it('stays between 0 and 1', () => {
    const worst: Pieces = ['open-collar-shirt', 'dinner-jacket', 'wide-jeans', 'loafers', 'backpack'];
    expect(rated(worst)).toBeGreaterThanOrEqual(0);
    expect(rated(worst)).toBeLessThan(0.5);
  });
});
