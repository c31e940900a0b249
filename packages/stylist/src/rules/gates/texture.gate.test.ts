import { describe, expect, it } from 'vitest';
import { type Broken, NAVY, type Passing, piece, saysOf } from '../testing/worn-look.ts';
import { texture } from './texture.gate.ts';

const lighter = (by: number) => ({ ...NAVY, l: NAVY.l + by });

describe('texture', () => {
  const RUST = { l: 0.5, c: 0.1, h: 45 };
  const satin = (garment: string, by: number) => piece(garment, { name: 'satin', colour: lighter(by) });
  const tartan = (garment: string, by = 0) => piece(garment, { name: 'tartan', colour: lighter(by) });

  it.each<Passing>([
    ['a satin set', [satin('satin-blouse', 0), satin('slip-skirt', 0.019)]],
    ['one satin piece and a silk scarf', [satin('satin-blouse', 0), satin('silk-scarf', 0.3)]],
    ['one print', ['crew-tee', tartan('pleated-skirt')]],
    ['a set in one print', [tartan('shirt-jacket'), 'crew-tee', tartan('pleated-skirt')]],
    ['two printed accessories', ['crew-tee', tartan('long-scarf'), tartan('umbrella', 0.2)]],
    ['sequins on their own', ['shell-top', piece('slip-skirt', { name: 'sequin' })]],
    [
      'a heavy knit of volume 3 beside one of volume 2',
      ['cropped-jumper', piece('cardigan', { name: 'knit' })],
    ],
    ['a full jacket over a heavy knit', ['cropped-jumper', piece('bomber-jacket', { name: 'plain' })]],
    ['denim in one blue', ['denim-jacket', 'straight-jeans']],
    ['two telling weaves', ['boucle-jacket', piece('straight-jeans', { colour: RUST })]],
    ['two quiet pieces of one cloth', ['notch-blazer', piece('pencil-skirt', { colour: RUST })]],
  ])('lets %s pass', (_what, pieces) => {
    expect(saysOf(texture, pieces)).toBeUndefined();
  });

  it.each<Broken>([
    ['two satins a shade apart', 'Two cloths shine.', [satin('satin-blouse', 0), satin('slip-skirt', 0.021)]],
    [
      'satin beside sequins',
      'Two cloths shine.',
      [satin('satin-blouse', 0), piece('slip-skirt', { name: 'sequin' })],
    ],
    ['two prints', 'Two prints meet.', [piece('crew-tee', { name: 'breton' }), tartan('pleated-skirt')]],
    ['one print in two colours', 'Two prints meet.', [tartan('shirt-jacket', 0.2), tartan('pleated-skirt')]],
    [
      'a printed scarf on a printed skirt',
      'Two prints meet.',
      ['crew-tee', tartan('pleated-skirt'), tartan('long-scarf')],
    ],
    [
      'sequins beside a print',
      'Sequins and a print contend.',
      [piece('crew-tee', { name: 'breton' }), piece('slip-skirt', { name: 'sequin' })],
    ],
    ['two heavy knits of volume 3', 'Two heavy knits meet.', ['long-cardigan', 'cropped-jumper']],
    ['a fleece coat on a heavy knit', 'Two heavy knits meet.', ['teddy-coat', 'cropped-jumper']],
    [
      'denim in two blues',
      'Two pieces are in denim.',
      ['denim-jacket', piece('straight-jeans', { colour: lighter(0.1) })],
    ],
    [
      'leather in two browns',
      'Two pieces are in leather.',
      ['biker-jacket', piece('pencil-skirt', { name: 'leather', colour: RUST })],
    ],
  ])('names %s', (_what, sentence, pieces) => {
    expect(saysOf(texture, pieces)).toBe(sentence);
  });
});
