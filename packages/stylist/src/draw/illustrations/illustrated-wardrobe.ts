import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { Cloth, ClothName } from '#garments/cloth.ts';
import type { Cut } from '#garments/cut.ts';
import type { DressedItem, Worn } from '../cuts/dressed-item.ts';

type Lch = readonly [l: number, c: number, h: number];

/** Returns a cloth written as its name and colours. */
export function cloth(
  name: ClothName,
  ground: Lch,
  more: { readonly second?: Lch; readonly third?: Lch; readonly scale?: number } = {},
): Cloth {
  return {
    name,
    colour: oklch(...ground),
    ...(more.second ? { second: oklch(...more.second) } : {}),
    ...(more.third ? { third: oklch(...more.third) } : {}),
    ...(more.scale ? { scale: more.scale } : {}),
  };
}

export const item = <C extends Cut>(cut: C, itsCloth: Cloth, worn: Worn = 'over'): DressedItem<C> => ({
  cut,
  cloth: itsCloth,
  worn,
});

/** The six skins, light to dark. */
export const SKINS = {
  fair: oklch(0.875, 0.042, 62),
  beige: oklch(0.8, 0.065, 60),
  golden: oklch(0.71, 0.082, 58),
  brown: oklch(0.585, 0.085, 52),
  deep: oklch(0.46, 0.072, 48),
  dark: oklch(0.365, 0.052, 45),
} as const satisfies Record<string, Oklch>;

export const HAIRS = {
  black: oklch(0.22, 0.014, 290),
  espresso: oklch(0.28, 0.035, 45),
  brown: oklch(0.37, 0.055, 52),
  auburn: oklch(0.44, 0.1, 42),
  copper: oklch(0.56, 0.13, 48),
} as const satisfies Record<string, Oklch>;

const LEATHER_TAN = cloth('leather', [0.44, 0.08, 48]);

/** Pieces that the illustrations share. */
export const PIECES = {
  navyBlazer: item(
    {
      type: 'jacket',
      lapel: 'notch',
      hem: 4.1,
      breakAt: 2.8,
      open: 0,
      pockets: 'flap',
      ease: 'trim',
      shoulder: 'padded',
    },
    cloth('wool', [0.35, 0.06, 264], { second: [0.72, 0.07, 60] }),
  ),
  trench: item(
    {
      type: 'jacket',
      lapel: 'trench',
      hem: 6,
      breakAt: 2.35,
      open: 0,
      doubleBreasted: true,
      belted: true,
      pockets: 'slant',
      ease: 'trench',
      shoulder: 'padded',
      stormFlap: true,
    },
    cloth('plain', [0.78, 0.062, 78]),
  ),
  puffer: item({ type: 'puffer', hem: 3.62 }, cloth('plain', [0.6, 0.15, 38])),
  sandTrousers: item(
    { type: 'trousers', fit: 'wide', construction: 'tailored', crease: true },
    cloth('wool', [0.84, 0.035, 80]),
  ),
  jeans: item(
    { type: 'trousers', fit: 'straight', construction: 'jean', cuff: true },
    cloth('denim', [0.46, 0.085, 256]),
  ),
  stripedShirt: item(
    { type: 'shirt', open: 0.34, sleeve: 'long' },
    cloth('shirt-stripe', [0.93, 0.02, 240], { second: [0.62, 0.09, 250] }),
  ),
  breton: item(
    { type: 'tee', neck: 'crew', sleeve: 'long', ease: 'regular' },
    cloth('breton', [0.95, 0.012, 88], { second: [0.33, 0.06, 262] }),
  ),
  cableKnit: item(
    { type: 'knit', neck: 'crew', gauge: 'chunky', length: 'regular' },
    cloth('cable', [0.9, 0.03, 85]),
  ),
  rustKnit: item(
    { type: 'knit', neck: 'crew', gauge: 'chunky', length: 'regular' },
    cloth('cable', [0.6, 0.13, 40]),
  ),
  floralDress: item(
    { type: 'dress', bodice: 'wrap', sleeve: 'flutter', skirt: 'wrap', hem: 6.9, waist: 'sash' },
    cloth('floral', [0.56, 0.13, 25], { second: [0.93, 0.03, 85], third: [0.84, 0.11, 82], scale: 0.72 }),
  ),
  tealSkirt: item({ type: 'skirt', shape: 'slip', hem: 6.6 }, cloth('satin', [0.46, 0.08, 200])),
  tartanSkirt: item(
    { type: 'skirt', shape: 'pleated', hem: 6.1 },
    cloth('tartan', [0.46, 0.11, 28], { second: [0.33, 0.06, 262], third: [0.82, 0.1, 85] }),
  ),
  tanTote: item({ type: 'bag', shape: 'tote' }, cloth('leather', [0.6, 0.12, 45])),
  redBag: item({ type: 'bag', shape: 'top-handle' }, cloth('leather', [0.42, 0.08, 45])),
  tanLoafers: item({ type: 'shoe', last: 'loafer' }, LEATHER_TAN),
  sneakers: item(
    { type: 'shoe', last: 'sneaker' },
    cloth('plain', [0.95, 0.01, 90], { second: [0.6, 0.15, 38] }),
  ),
  ankleBoots: item({ type: 'shoe', last: 'ankle-boot' }, cloth('leather', [0.4, 0.07, 45])),
  sunglasses: item({ type: 'glasses', lens: 'sun' }, cloth('plain', [0.26, 0.02, 40])),
  butterBeanie: item({ type: 'hat', shape: 'beanie' }, cloth('rib', [0.86, 0.1, 88])),
} as const;
