import { describe, expect, it } from 'vitest';
import type { Oklch } from '#colour/oklch.ts';
import type { ClothName } from '#garments/cloth.ts';
import type { WornItem } from '#outfit.ts';
import type { Gate } from '../gate.ts';
import { readOutfit } from '../outfit-reading.ts';
import { BASE_LOOK } from '../testing/base-look.ts';
import { hems } from './hems.gate.ts';
import { loudColour } from './loud-colour.gate.ts';
import { volume } from './volume.gate.ts';

const NAVY: Oklch = { l: 0.33, c: 0.06, h: 262 };

const item = (garment: string, name: ClothName, colour = NAVY): WornItem => ({
  garment,
  cloth: { name, colour },
});

/** What a gate says of a look with these pieces. */
const saysOf = (gate: Gate, ...items: WornItem[]) => gate.check(readOutfit({ ...BASE_LOOK, items }));

describe('hems', () => {
  const under = (coat: string, skirt: string) => saysOf(hems, item(coat, 'wool'), item(skirt, 'plain'));

  // Hems in heads: a coat hides the skirt or lets it out by 0.7.
  it.each([
    ['is a mini under a long coat', 'trench-coat', 'mini-skirt'],
    ['ends with a buttoned coat', 'trench-coat', 'pencil-skirt'],
    ['shows 0.7 under a buttoned coat', 'wrap-coat', 'slip-skirt'],
    ['shows 0.7 under an open coat', 'robe-coat', 'slip-skirt'],
    ['is full under a cape that ends above 4.8', 'cape', 'pleated-skirt'],
  ])('lets a skirt pass that %s', (_what, coat, skirt) => {
    expect(under(coat, skirt)).toBeUndefined();
  });

  it.each([
    ['0.05 under a buttoned coat', 'double-breasted-coat', 'sheath-dress'],
    ['0.1 under a buttoned coat', 'double-breasted-coat', 'pencil-skirt'],
    ['0.1 under an open coat', 'long-coat', 'knit-dress'],
    ['0.2 under an open coat', 'robe-coat', 'knit-dress'],
    ['0.6 under an open coat', 'long-coat', 'slip-skirt'],
    ['0.65 under a buttoned coat', 'rain-mac', 'sheath-dress'],
  ])('names a skirt that shows %s', (_what, coat, skirt) => {
    expect(under(coat, skirt)).toBe('The skirt peeps out from under the coat.');
  });

  it('names shorts under a tunic, and lets trousers pass', () => {
    expect(saysOf(hems, item('kurta', 'satin'), item('chino-shorts', 'plain'))).toBe(
      'The shorts vanish under the tunic.',
    );
    expect(saysOf(hems, item('kurta', 'satin'), item('chinos', 'plain'))).toBeUndefined();
  });

  it('names a tunic that hangs out of a jacket', () => {
    const over = (layer: string) =>
      saysOf(hems, item(layer, 'wool'), item('kurta', 'satin'), item('chinos', 'plain'));
    expect(over('tuxedo-jacket')).toBe('The tunic hangs far below the jacket over it.');
    expect(over('long-coat')).toBeUndefined();
  });

  it('names a full skirt under a coat that ends at 5', () => {
    expect(under('teddy-coat', 'pleated-skirt')).toBe('The skirt is fuller than the coat over it.');
  });
});

describe('volume', () => {
  const lighter = (by: number) => ({ ...NAVY, l: NAVY.l + by });

  it('lets an oversized set of one cloth and colour pass, and one a shade apart', () => {
    for (const by of [0, 0.04]) {
      const set = [item('hoodie', 'plain'), item('wide-track-trousers', 'plain', lighter(by))];
      expect(saysOf(volume, ...set)).toBeUndefined();
    }
  });

  it.each([
    ['of another cloth in the same colour', item('barrel-joggers', 'fleece')],
    ['of one cloth in another shade', item('wide-track-trousers', 'plain', lighter(0.06))],
  ])('names two wide halves %s', (_what, bottom) => {
    expect(saysOf(volume, item('hoodie', 'plain'), bottom)).toBe(
      'Both halves are voluminous and they are not a set.',
    );
  });

  it('lets one wide half pass beside a calmer one', () => {
    expect(saysOf(volume, item('hoodie', 'plain'), item('straight-jeans', 'denim'))).toBeUndefined();
    expect(saysOf(volume, item('crew-tee', 'plain'), item('wide-jeans', 'denim'))).toBeUndefined();
  });

  it('weighs the jacket where there is one, the top below it where there is none', () => {
    const wide = item('wide-jeans', 'denim');
    const named = saysOf(volume, item('long-cardigan', 'knit'), item('crew-tee', 'plain'), wide);
    expect(named).toMatch(/^Both halves are voluminous/);
    expect(saysOf(volume, item('peak-blazer', 'wool'), item('chunky-jumper', 'knit'), wide)).toBeUndefined();
    expect(saysOf(volume, item('chunky-jumper', 'knit'))).toBeUndefined();
    expect(saysOf(volume, wide)).toBeUndefined();
  });
});

describe('loudColour', () => {
  const RED_HUE = 29;
  const VIOLET_HUE = 300;
  const wearing = (topChroma: number, bottomChroma: number, bottomHue = VIOLET_HUE) =>
    saysOf(
      loudColour,
      item('rolled-shirt', 'linen', { l: 0.6, c: topChroma, h: RED_HUE }),
      item('barrel-trousers', 'linen', { l: 0.5, c: bottomChroma, h: bottomHue }),
    );

  it.each([
    ['a loud piece beside one of chroma 0.115', 0.17, 0.115, VIOLET_HUE],
    ['two of chroma 0.155, which is not loud yet', 0.155, 0.155, VIOLET_HUE],
    ['two loud ones of one hue', 0.17, 0.17, RED_HUE],
  ])('lets %s pass', (_what, top, bottom, hue) => {
    expect(wearing(top, bottom, hue)).toBeUndefined();
  });

  it.each([
    ['one of chroma 0.136', 0.17, 0.136],
    ['one as loud, both just so', 0.156, 0.156],
  ])('names a loud piece and its rival: %s', (_what, top, bottom) => {
    expect(wearing(top, bottom)).toMatch(/ are both loud\.$/);
  });

  it('lets a loud top pass that a buttoned coat all but hides', () => {
    const coat = item('trench-coat', 'wool', { l: 0.6, c: 0.17, h: VIOLET_HUE });
    const top = item('rolled-shirt', 'linen', { l: 0.6, c: 0.17, h: RED_HUE });
    expect(saysOf(loudColour, coat, top, item('straight-jeans', 'denim'))).toBeUndefined();
  });
});
