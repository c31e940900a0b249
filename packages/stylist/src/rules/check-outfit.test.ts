import { describe, expect, it } from 'vitest';
import { vibePicture } from '../catalogue/vibe-pictures.ts';
import type { ClothName } from '../garments/cloth.ts';
import type { OutfitSpec, WornItem } from '../outfit.ts';
import { checkOutfit } from './check-outfit.ts';
import { GATES } from './gates/gates.ts';
import { BASE_LOOK } from './testing/base-look.ts';
import { VIBE_BRIEFS } from './vibe-briefs.ts';

const IVORY = { l: 0.945, c: 0.016, h: 88 };
const POWDER_BLUE = { l: 0.87, c: 0.045, h: 240 };
const NAVY = { l: 0.33, c: 0.06, h: 262 };
const TAN = { l: 0.58, c: 0.085, h: 58 };
const RED = { l: 0.6, c: 0.17, h: 29 };
const TEAL = { l: 0.51, c: 0.085, h: 200 };
const FUCHSIA = { l: 0.6, c: 0.19, h: 352 };

const item = (garment: string, name: ClothName, colour = IVORY, worn?: WornItem['worn']): WornItem => ({
  garment,
  cloth: { name, colour },
  ...(worn ? { worn } : {}),
});

const base = BASE_LOOK;

/** A plain, sound look with some of it replaced. */
function look(
  items: readonly WornItem[],
  figure: Partial<OutfitSpec['figure']> = {},
  scene: Partial<OutfitSpec['scene']> = {},
): OutfitSpec {
  return {
    ...base,
    figure: { ...base.figure, pose: 'stroll', ...figure },
    items,
    scene: { ...base.scene, ...scene },
  };
}

const shirt = item('rolled-shirt', 'plain', POWDER_BLUE, 'tucked');
const jeans = item('straight-jeans', 'denim', NAVY);
const sneakers = item('sneakers', 'leather', TAN);
const outfit = [shirt, jeans, sneakers];
const rollNeck = item('fine-roll-neck', 'rib', IVORY, 'tucked');
const ankleBoots = item('ankle-boots', 'leather', TAN);

/** For each gate a look that breaks it. */
const broken: Readonly<Record<string, OutfitSpec>> = {
  'complete-look': look([shirt, sneakers]),
  'one-per-slot': look([...outfit, item('crew-tee', 'plain', NAVY, 'tucked')]),
  'cloth-offered': look([item('rolled-shirt', 'tweed', IVORY, 'tucked'), jeans, sneakers]),
  'made-for': look([shirt, item('slip-skirt', 'satin', NAVY), ankleBoots], { presentation: 'masculine' }),
  'formality-spread': look([item('hoodie', 'plain', IVORY), item('pencil-skirt', 'plain', NAVY), sneakers]),
  register: look([
    item('satin-blouse', 'satin', RED, 'tucked'),
    item('tuxedo-trousers', 'plain', NAVY),
    item('oxfords', 'leather', TAN),
  ]),
  'covered-in-the-cold': look([
    item('long-coat', 'wool', TAN),
    rollNeck,
    item('culottes', 'wool', NAVY),
    ankleBoots,
  ]),
  'wrapped-up': look(
    [item('trench-coat', 'plain', TAN), rollNeck, jeans, ankleBoots],
    {},
    { name: 'library' },
  ),
  'outdoor-boots': look([shirt, jeans, item('snow-boots', 'leather', TAN)]),
  'mac-in-frost': look([
    shirt,
    jeans,
    sneakers,
    item('rain-mac', 'plain', NAVY),
    item('beanie', 'rib', NAVY),
  ]),
  rainwear: look(outfit, {}, { name: 'rain' }),
  woollens: look([shirt, item('straight-trousers', 'wool', NAVY), sneakers], {}, { name: 'sun' }),
  'leather-in-heat': look([shirt, item('button-skirt', 'leather', NAVY), sneakers]),
  'laced-on-bare-legs': look([item('shirt-dress', 'linen', NAVY), item('oxfords', 'leather', TAN)]),
  'kilt-and-legs': look([rollNeck, item('kilt', 'wool', NAVY), item('brogues', 'leather', TAN)]),
  'flare-over-heel': look([rollNeck, item('flared-trousers', 'plain', NAVY), item('flats', 'leather', TAN)]),
  'vest-over-dress': look([
    item('sheath-dress', 'plain', NAVY),
    item('waistcoat', 'plain', IVORY),
    item('pumps', 'leather', TAN),
  ]),
  season: look([
    item('sports-tank', 'plain', IVORY),
    item('fleece-leggings', 'plain', NAVY),
    item('runners', 'plain'),
  ]),
  volume: look([item('chunky-jumper', 'knit', IVORY), item('wide-jeans', 'denim', NAVY), ankleBoots]),
  texture: look([item('denim-shirt', 'denim', TAN, 'tucked'), jeans, sneakers]),
  'layer-room': look([item('trench-coat', 'plain', TAN), item('hoodie', 'plain', IVORY), jeans, ankleBoots]),
  neckwear: look([rollNeck, jeans, ankleBoots, item('chain-necklace', 'plain', TAN)]),
  footwear: look([shirt, jeans, item('knee-boots', 'leather', TAN)]),
  hems: look([
    item('double-breasted-coat', 'wool', TAN),
    rollNeck,
    item('pleated-skirt', 'wool', NAVY),
    ankleBoots,
  ]),
  'boot-season': look([shirt, item('culottes', 'plain', NAVY), ankleBoots]),
  'coat-over-legs': look([
    item('trench-coat', 'plain', TAN),
    rollNeck,
    item('slim-jeans', 'denim', NAVY),
    item('loafers', 'leather', TAN),
  ]),
  'pale-boots': look([rollNeck, jeans, item('ankle-boots', 'leather', IVORY)]),
  'shorts-and-shoes': look([shirt, item('chino-shorts', 'plain', NAVY), item('brogues', 'leather', TAN)]),
  'seen-skirt': look([
    item('parka', 'plain', TAN),
    rollNeck,
    item('mini-skirt', 'tweed', NAVY),
    item('tights', 'plain', NAVY),
    ankleBoots,
  ]),
  'tucked-shirt': look([
    item('rolled-shirt', 'plain', POWDER_BLUE, 'over'),
    item('a-line-skirt', 'plain', NAVY),
    sneakers,
  ]),
  'vest-sleeves': look([
    item('knitted-vest', 'cable', TAN),
    item('short-sleeved-jumper', 'rib', IVORY),
    jeans,
    sneakers,
  ]),
  'nurses-set': look([
    item('v-neck-tee', 'plain', TEAL),
    item('drawstring-trousers', 'plain', TEAL),
    item('plimsolls', 'plain'),
  ]),
  'tights-and-shoes': look([
    rollNeck,
    item('a-line-skirt', 'wool', TAN),
    item('tights', 'plain', NAVY),
    item('loafers', 'leather', IVORY),
  ]),
  'bags-and-belts': look([
    item('trench-coat', 'plain', TAN),
    rollNeck,
    jeans,
    ankleBoots,
    item('shoulder-bag', 'leather', TAN),
  ]),
  'seen-bib': look([item('parka', 'plain', TAN), rollNeck, item('dungarees', 'denim', NAVY), ankleBoots]),
  'covered-neck': look([item('long-coat', 'wool', TAN), shirt, jeans, ankleBoots]),
  'hat-and-hair': look([...outfit, item('beanie', 'rib')], { hair: { ...base.figure.hair, style: 'afro' } }),
  headscarf: look(outfit, { headscarf: { name: 'plain', colour: RED } }),
  'eyewear-and-aids': look([...outfit, item('sunglasses', 'plain', NAVY)], { glasses: 'round' }),
  hands: look([item('bow-sundress', 'linen', NAVY), item('sandals', 'leather', TAN)], { pose: 'contra' }),
  'scene-weather': look(outfit, {}, { name: 'snow' }),
  'in-bloom': look([...outfit, item('parka', 'plain', NAVY)], {}, { name: 'market' }),
  indoors: look([...outfit, item('sunglasses', 'plain', NAVY)], {}, { name: 'library' }),
  'evening-pieces': look([item('halter-gown', 'satin', RED), item('pumps', 'leather', TAN)]),
  'colour-count': look([
    item('rolled-shirt', 'linen', RED, 'tucked'),
    jeans,
    item('flats', 'leather', { l: 0.5, c: 0.16, h: 262 }),
    item('tote', 'plain', { l: 0.58, c: 0.13, h: 146 }),
    item('cap', 'plain', { l: 0.52, c: 0.13, h: 297 }),
  ]),
  'colour-relation': look([
    item('rolled-shirt', 'linen', RED, 'tucked'),
    item('barrel-trousers', 'linen', { l: 0.5, c: 0.16, h: 262 }),
    sneakers,
  ]),
  'loud-colour': look([
    item('rolled-shirt', 'linen', RED, 'tucked'),
    item('barrel-trousers', 'linen', FUCHSIA),
    sneakers,
  ]),
  'seams-read': look([item('v-neck-tee', 'plain', NAVY, 'tucked'), jeans, sneakers]),
  'bare-hands': look([...outfit, item('leather-gloves', 'leather', base.figure.skin)]),
  ground: look([item('bow-sundress', 'linen', base.scene.palette.wall), item('sandals', 'leather', TAN)]),
};

function gatesBrokenBy(spec: OutfitSpec): readonly string[] {
  const check = checkOutfit(spec);
  return check.state === 'failed' ? check.violations.map(({ gate }) => gate) : [];
}

describe('checkOutfit', () => {
  it('lets no suede, straw or pale bottom out in the rain', () => {
    const dry = { name: 'rain' } as const;
    const faults = [
      look([shirt, item('wide-leg-trousers', 'wool', IVORY), item('chelsea-boots', 'leather', TAN)], {}, dry),
      look([item('rolled-shirt', 'linen', NAVY, 'tucked'), jeans, sneakers], {}, dry),
      look([...outfit.slice(0, 2), item('sandals', 'leather', TAN)], {}, dry),
    ];
    for (const spec of faults) expect(gatesBrokenBy(spec)).toContain('scene-weather');
  });

  it.each([
    ['linen', 'v-neck-tee', 'linen', TEAL],
    ['navy', 'v-neck-tee', 'plain', NAVY],
    ['a round neck', 'crew-tee', 'plain', TEAL],
  ] as const)('takes no one for a nurse in %s', (_what, tee, cloth, colour) => {
    const worn = [item(tee, cloth, colour), item('drawstring-trousers', cloth, colour), sneakers];
    expect(gatesBrokenBy(look(worn))).not.toContain('nurses-set');
  });

  it('lets a headwrap be worn with bare arms, and a hijab not', () => {
    const wearing = (drape: 'loose' | 'wound' | 'headwrap') =>
      gatesBrokenBy(look(outfit, { headscarf: { name: 'plain', colour: RED, drape } }));
    expect(wearing('headwrap')).toEqual([]);
    expect(wearing('wound')).toContain('headscarf');
  });

  it.each([
    ['a mini skirt over tights', [item('mini-skirt', 'tweed', NAVY), item('tights', 'plain', NAVY)]],
    [
      'a long skirt over sheer tights',
      [item('a-line-skirt', 'wool', NAVY), item('sheer-tights', 'plain', NAVY)],
    ],
    ['a long skirt over socks', [item('a-line-skirt', 'wool', NAVY), item('knee-socks', 'plain', NAVY)]],
    ['bike shorts', [item('bike-shorts', 'plain', NAVY)]],
    ['leggings', [item('leggings', 'plain', NAVY)]],
    ['culottes', [item('culottes', 'plain', NAVY)]],
  ])('lets no hijab be worn with %s', (_, below) => {
    const worn = [rollNeck, ...below, item('loafers', 'leather', TAN)];
    expect(gatesBrokenBy(look(worn, { headscarf: { name: 'plain', colour: RED } }))).toContain('headscarf');
  });

  it('lets a hijab be worn with full-length trousers, or a long skirt over opaque tights', () => {
    const wearing = (...below: WornItem[]) =>
      gatesBrokenBy(
        look([rollNeck, ...below, item('loafers', 'leather', TAN)], {
          headscarf: { name: 'plain', colour: RED },
        }),
      );
    expect(wearing(item('wide-leg-trousers', 'wool', NAVY))).not.toContain('headscarf');
    expect(wearing(item('a-line-skirt', 'wool', NAVY), item('tights', 'plain', NAVY))).not.toContain(
      'headscarf',
    );
  });

  it('passes a sound look', () => {
    expect(checkOutfit(look(outfit))).toEqual({ state: 'passed' });
  });

  it.each(GATES.map(({ id }) => id))('names the gate %s when a look breaks it', (id) => {
    const spec = broken[id];
    expect(spec, `no example breaks ${id}`).toBeDefined();
    if (spec) expect(gatesBrokenBy(spec)).toContain(id);
  });

  it('fails a garment the wardrobe does not hold without throwing', () => {
    expect(gatesBrokenBy(look([item('space-suit', 'wool'), ...outfit]))).toEqual(['known-garments']);
  });

  it('throws what it cannot name', () => {
    const broken = { ...look(outfit), items: [{ garment: 'tote' } as WornItem] };
    expect(() => checkOutfit(broken)).toThrow(TypeError);
  });

  it('holds a look to a brief when one is given', () => {
    const check = checkOutfit(vibePicture('cold'), VIBE_BRIEFS.sunny);
    expect(check.state === 'failed' && check.violations.map(({ gate }) => gate)).toEqual(
      expect.arrayContaining(['warmth', 'faced-weather']),
    );
  });
});
