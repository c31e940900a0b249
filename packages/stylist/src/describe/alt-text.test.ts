import { describe, expect, it } from 'vitest';
import type { FigureSpec, Framing } from '../outfit.ts';
import { NAVY, type Pieces, piece, tucked, worn } from '../rules/testing/worn-look.ts';
import { altText } from './alt-text.ts';

const alt = (pieces: Pieces, figure: Partial<FigureSpec> = {}) => altText(worn(pieces, { figure }));
const cutAt = (framing: Framing, pieces: Pieces, figure: Partial<FigureSpec> = {}) =>
  altText(worn(pieces, { figure, framing }));
const hair = (style: FigureSpec['hair']['style']) => ({ hair: { style, colour: NAVY } });

describe('altText', () => {
  const coat = ['pea-coat', 'fine-crew-jumper', 'straight-jeans', 'ankle-boots', 'leather-gloves'];

  it('names gloves unless both hands are in pockets', () => {
    expect(alt(coat, { pose: 'stroll' })).toMatch(/leather gloves/);
    expect(alt(coat, { pose: 'pockets' })).not.toMatch(/gloves/);
  });

  it('names shoes unless a hem lies on the floor', () => {
    expect(alt(['slip-dress', 'slingbacks'])).toMatch(/slingback/);
    expect(alt(['halter-gown', 'slingbacks'])).not.toMatch(/slingback/);
  });

  it('names shoes that a hem to the ankle leaves to be seen', () => {
    expect(alt(['velvet-gown', 'evening-pumps'])).toMatch(/pumps/);
  });

  it('names no skirt that a closed coat hides', () => {
    expect(alt(['loden-coat', 'fine-crew-jumper', 'mini-skirt', 'ankle-boots'])).not.toMatch(/skirt/);
  });

  it('names no skirt of which a sliver shows', () => {
    expect(alt(['field-jacket', 'fine-crew-jumper', 'mini-skirt', 'knee-boots'])).not.toMatch(/skirt/);
    expect(alt(['field-jacket', 'fine-crew-jumper', 'pencil-skirt', 'knee-boots'])).toMatch(/skirt/);
  });

  it('names no shirt that a coat and what fills its opening cover', () => {
    const clothes = ['double-breasted-coat', 'poplin-shirt', 'straight-trousers', 'loafers'];
    expect(alt(clothes)).toMatch(/shirt/);
    expect(alt([...clothes, 'long-scarf'])).not.toMatch(/shirt/);
    const drape = (name: 'headwrap' | undefined) => ({
      headscarf: { name: 'plain', colour: NAVY, ...(name ? { drape: name } : {}) } as const,
    });
    expect(alt(clothes, drape(undefined))).not.toMatch(/shirt/);
    expect(alt(clothes, drape('headwrap'))).toMatch(/shirt/);
  });

  it('names no belt under a knitted vest', () => {
    const clothes = ['poplin-shirt', 'straight-trousers', 'oxfords', 'leather-belt'];
    expect(alt(clothes)).toMatch(/belt/);
    expect(alt([...clothes, 'knitted-vest'])).not.toMatch(/belt/);
  });

  it('names no watch where both wrists are out of sight', () => {
    const clothes = ['crew-tee', 'straight-jeans', 'sneakers', 'watch'];
    expect(alt(clothes, { pose: 'stroll' })).toMatch(/watch/);
    expect(alt([tucked('crew-tee'), 'straight-jeans', 'sneakers', 'watch'], { pose: 'pockets' })).not.toMatch(
      /watch/,
    );
  });

  it('tells of a jacket where it is carried', () => {
    const carried = ['dress-shirt', 'evening-trousers', 'tuxedo-jacket', 'evening-slippers'];
    expect(alt(carried, { pose: 'jacket-over', presentation: 'masculine' })).toMatch(
      /^An? [^,]*shirt .*carrying an? .*tuxedo jacket over one shoulder/,
    );
  });

  it.each<[string, Partial<FigureSpec>]>([
    ['a chignon', hair('chignon')],
    ['long hair behind the ear of a turned head', { ...hair('long'), pose: 'profile' }],
    ['a headwrap', { headscarf: { name: 'plain', colour: NAVY, drape: 'headwrap' } }],
  ])('tells of the hoops that %s leaves to be seen', (_what, figure) => {
    expect(alt(['crew-tee', 'straight-jeans', 'sneakers'], figure)).toMatch(/small gold hoops/);
  });

  it.each<[string, Pieces, Partial<FigureSpec>]>([
    ['covered ears', [], hair('bob')],
    ['a man', [], { ...hair('crop'), presentation: 'masculine' }],
    ['earrings of the look', ['drop-earrings'], hair('chignon')],
  ])('tells of none with %s', (_what, more, figure) => {
    expect(alt(['crew-tee', 'straight-jeans', 'sneakers', ...more], figure)).not.toMatch(/small gold hoops/);
  });

  it('names no hood that lies behind, and no hem below the edge of the picture', () => {
    const parka = ['parka', 'fine-crew-jumper', 'straight-jeans', 'ankle-boots'];
    expect(alt(parka)).not.toMatch(/hooded/);
    expect(alt(parka, { pose: 'behind' })).toMatch(/hooded/);
    const pleats = ['poplin-shirt', 'pleated-trousers', 'loafers'];
    expect(alt(pleats)).toMatch(/tapered pleated trousers/);
    expect(cutAt('hip', pleats)).toMatch(/ pleated trousers/);
    expect(cutAt('hip', pleats)).not.toMatch(/tapered/);
    const turned = ['crew-tee', 'straight-jeans', 'sneakers'];
    expect(alt(turned)).toMatch(/straight turned-up jeans/);
    expect(cutAt('knee', turned)).not.toMatch(/turned-up/);
    expect(alt(['long-puffer', 'fine-crew-jumper', 'straight-jeans', 'snow-boots'])).not.toMatch(/turned-up/);
  });

  it('calls no coat short that covers the hip', () => {
    expect(alt(['pea-coat', 'fine-crew-jumper', 'straight-jeans', 'ankle-boots'])).not.toMatch(/short/);
  });

  it('names the leg that shows below a short coat in a picture from the hips up', () => {
    expect(cutAt('hip', ['short-trench', 'fine-crew-jumper', 'straight-jeans', 'ankle-boots'])).toMatch(
      /jeans/,
    );
  });

  it('names no necklace under a collar buttoned to the throat', () => {
    const evening = ['straight-evening-trousers', 'dress-shoes', 'chain-necklace'];
    expect(alt(['dress-shirt', ...evening])).not.toMatch(/necklace/);
    expect(alt(['open-collar-shirt', ...evening])).toMatch(/necklace/);
  });

  it('names socks only where a leg leaves them to be seen', () => {
    const shod = ['court-shoes', 'crew-socks'];
    expect(alt(['track-top', 'joggers', ...shod])).not.toMatch(/socks/);
    expect(alt(['track-top', 'leggings', ...shod])).toMatch(/socks/);
  });

  it('names the colour of dots, and patent shoes as shops do', () => {
    const dotted = piece('wrap-blouse', { name: 'polka', second: NAVY });
    expect(alt([dotted, 'pencil-skirt', 'slingbacks'])).toMatch(/wrap blouse with navy dots/);
    expect(alt(['dress-shirt', 'straight-evening-trousers', 'patent-shoes'])).toMatch(/ patent lace-ups/);
  });

  it('tells of the hoops beside an afro of a turned head', () => {
    expect(alt(['crew-tee', 'straight-jeans', 'sneakers'], { ...hair('afro'), pose: 'profile' })).toMatch(
      /small gold hoops/,
    );
  });
});
