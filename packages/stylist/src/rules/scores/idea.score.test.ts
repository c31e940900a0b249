import { describe, expect, it } from 'vitest';
import { styleBrief } from '../style-briefs.ts';
import { type Pieces, piece, worn } from '../testing/worn-look.ts';
import { VIBE_BRIEFS } from '../vibe-briefs.ts';
import { idea } from './idea.score.ts';

const RED = { l: 0.6, c: 0.17, h: 29 };
const TEAL = { l: 0.51, c: 0.085, h: 200 };
const IVORY = { l: 0.945, c: 0.016, h: 88 };
const tee = piece('crew-tee', { colour: IVORY });
const rated = (pieces: Pieces, brief = VIBE_BRIEFS.casual) => idea.rate(worn(pieces), brief);

describe('idea', () => {
  it('leaves a plain T-shirt and plain trousers behind', () => {
    expect(rated([tee, 'chinos', 'sneakers'])).toBe(0.3);
    expect(rated([piece('crew-tee', { colour: RED }), 'straight-jeans', 'sneakers', 'tote'])).toBe(0.3);
  });

  it.each<[string, Pieces]>([
    ['stripes', [piece('crew-tee', { name: 'breton', colour: IVORY }), 'chinos', 'sneakers']],
    ['a weave one notices', [tee, piece('chinos', { name: 'corduroy' }), 'sneakers']],
    ['a scarf', [tee, 'chinos', 'sneakers', 'silk-scarf']],
    ['a hat', [tee, 'chinos', 'sneakers', 'bucket-hat']],
    ['two colours', [piece('crew-tee', { colour: RED }), piece('chinos', { colour: TEAL }), 'sneakers']],
    ['one colour from head to foot', ['crew-tee', 'chinos', 'sneakers']],
    ['something over them', [tee, 'chinos', 'cardigan', 'sneakers']],
  ])('likes %s', (_what, pieces) => {
    expect(rated(pieces)).toBe(1);
  });

  it('asks kit for nothing', () => {
    expect(
      rated(['gym-tee', piece('leggings', { colour: RED }), 'runners'], styleBrief('Sporty', 'hot')),
    ).toBe(1);
  });
});
