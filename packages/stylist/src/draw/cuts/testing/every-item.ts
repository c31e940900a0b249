import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { Cut, DressCut, JacketCut, TrousersCut } from '#garments/cut.ts';
import type { DressedItem, Worn } from '../dressed-item.ts';

export const WOOL: Cloth = {
  name: 'wool',
  colour: oklch(0.5, 0.1, 30),
  second: oklch(0.9, 0.03, 85),
  third: oklch(0.4, 0.08, 260),
};
const SATIN: Cloth = { name: 'satin', colour: oklch(0.5, 0.12, 160) };

export const dressed = (cut: Cut, worn: Worn = 'over', cloth: Cloth = WOOL): DressedItem => ({
  cut,
  cloth,
  worn,
});

const FITS: readonly TrousersCut['fit'][] = [
  'wide',
  'straight',
  'slim',
  'legging',
  'jogger',
  'flare',
  'short',
  'barrel',
];
const CONSTRUCTIONS: readonly TrousersCut['construction'][] = ['tailored', 'jean', 'plain', 'jogger'];
const LAPELS: readonly JacketCut['lapel'][] = ['notch', 'peak', 'shawl', 'trench', 'stand', 'none'];
const POCKETS: readonly JacketCut['pockets'][] = ['flap', 'welt', 'patch', 'slant', 'none'];
const EASES: readonly JacketCut['ease'][] = ['trim', 'easy', 'coat', 'trench'];
const BODICES: readonly DressCut['bodice'][] = [
  'wrap',
  'shirt',
  'slip',
  'tank',
  'strapless',
  'one-shoulder',
  'halter',
];
const DRESS_SLEEVES: readonly DressCut['sleeve'][] = ['none', 'short', 'flutter', 'rolled', 'long'];
const DRESS_SKIRTS: readonly DressCut['skirt'][] = ['wrap', 'a-line', 'slip', 'gown', 'pleated', 'tiered'];

export const BLAZER: JacketCut = {
  type: 'jacket',
  lapel: 'notch',
  hem: 4.1,
  breakAt: 2.8,
  open: 0,
  pockets: 'flap',
  ease: 'trim',
  shoulder: 'padded',
};

const TOPS: readonly Cut[] = [
  { type: 'tee', neck: 'crew', sleeve: 'short', ease: 'loose' },
  { type: 'tee', neck: 'v', sleeve: 'long', ease: 'close' },
  { type: 'tee', neck: 'scoop', sleeve: 'short' },
  { type: 'tank', neck: 'scoop', cropped: true },
  { type: 'tank', neck: 'high' },
  { type: 'camisole', neck: 'cowl' },
  { type: 'camisole', neck: 'straight' },
  { type: 'shirt', open: 0.3, sleeve: 'long', ease: 'loose' },
  { type: 'shirt', open: 0.45, sleeve: 'rolled' },
  { type: 'knit', neck: 'crew', gauge: 'fine', length: 'regular' },
  { type: 'knit', neck: 'roll', gauge: 'chunky', length: 'cropped' },
  { type: 'knit', neck: 'v', gauge: 'fine', length: 'regular' },
  { type: 'hoodie', front: 'pullover', hood: true, length: 'regular' },
  { type: 'hoodie', front: 'zip', hood: false, sideStripe: true, length: 'cropped' },
  { type: 'wrap-top', sleeve: 'short' },
  { type: 'wrap-top', sleeve: 'flutter' },
  { type: 'wrap-top', sleeve: 'long' },
];

const JACKETS: readonly JacketCut[] = LAPELS.flatMap((lapel, i) => {
  const cut: JacketCut = {
    ...BLAZER,
    lapel,
    pockets: POCKETS[i % POCKETS.length] ?? 'none',
    ease: EASES[i % EASES.length] ?? 'trim',
    shoulder: i % 2 ? 'soft' : 'padded',
  };
  return [
    cut,
    { ...cut, open: 0.2 },
    { ...cut, hem: 6.2, breakAt: 2.35, doubleBreasted: true, belted: true, stormFlap: true },
    { ...cut, hem: 3.2, breakAt: 2.6, zip: true, ribHem: true },
    { ...cut, hem: 3.2, breakAt: 2.6, open: 0.2, zip: true, ribHem: true, pockets: 'patch' },
  ];
});

const BOTTOMS: readonly Cut[] = [
  ...FITS.map(
    (fit, i): Cut => ({
      type: 'trousers',
      fit,
      construction: CONSTRUCTIONS[i % CONSTRUCTIONS.length] ?? 'plain',
    }),
  ),
  ...CONSTRUCTIONS.map(
    (construction): Cut => ({
      type: 'trousers',
      fit: 'straight',
      construction,
      crease: true,
      cuff: true,
    }),
  ),
  { type: 'skirt', shape: 'pleated', hem: 4.72 },
  { type: 'skirt', shape: 'slip', hem: 6.8 },
  { type: 'skirt', shape: 'mini', hem: 4.75 },
  { type: 'skirt', shape: 'a-line', hem: 6 },
  { type: 'skirt', shape: 'pencil', hem: 5.9 },
  { type: 'skirt', shape: 'wrap', hem: 6.4 },
  { type: 'skirt', shape: 'tiered', hem: 7 },
];

const dressOf = (bodice: DressCut['bodice'], skirt: DressCut['skirt'], i: number): Cut => ({
  type: 'dress',
  bodice,
  skirt,
  sleeve: DRESS_SLEEVES[i % DRESS_SLEEVES.length] ?? 'none',
  hem: skirt === 'gown' ? 8.72 : 6.5,
  waist: (['sash', 'bow', 'plain'] as const)[i % 3] ?? 'plain',
});
const DRESSES: readonly Cut[] = [
  ...BODICES.map((bodice, i) => dressOf(bodice, DRESS_SKIRTS[i % DRESS_SKIRTS.length] ?? 'a-line', i)),
  ...DRESS_SKIRTS.map((skirt, i) => dressOf(BODICES[(i + 3) % BODICES.length] ?? 'slip', skirt, i + 1)),
  ...DRESS_SLEEVES.flatMap((_, i) =>
    (['wrap', 'shirt', 'tank'] as const).map((bodice) => dressOf(bodice, 'slip', i)),
  ),
];

const EXTRAS: readonly Cut[] = [
  { type: 'puffer', hem: 3.62 },
  { type: 'puffer', hem: 5.2 },
  { type: 'puffer', hem: 3.2, sleeveless: true },
  ...(
    ['sneaker', 'loafer', 'pump', 'ankle-boot', 'sandal', 'knee-boot', 'runner', 'flat', 'chelsea'] as const
  ).map((last): Cut => ({ type: 'shoe', last })),
  ...(['tote', 'top-handle', 'clutch', 'shoulder', 'duffel', 'basket'] as const).map(
    (shape): Cut => ({ type: 'bag', shape }),
  ),
  ...(['beanie', 'cap', 'straw'] as const).map((shape): Cut => ({ type: 'hat', shape })),
  { type: 'scarf', length: 'long' },
  { type: 'scarf', length: 'snood' },
  { type: 'glasses', lens: 'sun' },
  ...(['chain', 'pendant', 'pearls'] as const).map((shape): Cut => ({ type: 'necklace', shape })),
  { type: 'belt' },
  { type: 'belt', width: 'wide' },
  { type: 'belt', width: 'chain' },
  { type: 'tights' },
  { type: 'tights', denier: 'sheer' },
  { type: 'socks', height: 'ankle' },
  { type: 'cape', hem: 4.5 },
  { type: 'earrings', shape: 'hoop' },
  { type: 'bracelet', shape: 'cuff' },
  { type: 'gloves', length: 'wrist' },
  { type: 'gloves', length: 'opera' },
  { type: 'scarf', length: 'square' },
  { type: 'scarf', length: 'shawl' },
  {
    type: 'jumpsuit',
    bodice: 'wrap',
    sleeve: 'short',
    fit: 'wide',
    construction: 'tailored',
    waist: 'sash',
  },
];

/** Every kind of cut in every variant that is drawn differently. */
export const EVERY_ITEM: readonly DressedItem[] = [
  ...TOPS.flatMap((cut) => [dressed(cut), dressed(cut, 'tucked', SATIN)]),
  dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, 'open'),
  ...[...JACKETS, ...BOTTOMS, ...EXTRAS].map((cut) => dressed(cut)),
  ...DRESSES.flatMap((cut) => [dressed(cut), dressed(cut, 'over', SATIN)]),
];
