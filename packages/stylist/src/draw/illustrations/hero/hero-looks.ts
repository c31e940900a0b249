import type { DressedItem } from '#draw/cuts/dressed-item.ts';
import type { FigureSpec } from '#outfit.ts';
import { cloth, HAIRS, item, SKINS } from '../illustrated-wardrobe.ts';

/** One of the four people of the hero. */
export interface HeroLook {
  readonly figure: FigureSpec;
  readonly items: readonly DressedItem[];
  readonly seed: number;
}

const TAN = cloth('leather', [0.5, 0.09, 48]);
const DARK_TAN = cloth('leather', [0.4, 0.07, 45]);
const GOLD = cloth('plain', [0.82, 0.1, 85]);

const BLAZER: HeroLook = {
  seed: 2,
  figure: {
    bodyShape: 'Inverted Triangle',
    presentation: 'masculine',
    pose: 'contra',
    mirrored: true,
    skin: SKINS.deep,
    face: 'square',
    expression: 'smiling',
    hair: { style: 'coily-crop', colour: HAIRS.black },
    facialHair: 'short-beard',
  },
  items: [
    item({ type: 'tee', neck: 'crew', sleeve: 'short' }, cloth('plain', [0.95, 0.012, 90]), 'tucked'),
    item(
      { type: 'trousers', fit: 'wide', construction: 'tailored', crease: true },
      cloth('linen', [0.955, 0.014, 88]),
    ),
    item({ type: 'belt' }, cloth('leather', [0.48, 0.09, 48])),
    item(
      {
        type: 'jacket',
        lapel: 'notch',
        hem: 4.1,
        breakAt: 2.85,
        open: 0.19,
        pockets: 'flap',
        ease: 'easy',
        shoulder: 'padded',
      },
      cloth('linen', [0.7, 0.135, 45], { second: [0.84, 0.07, 65] }),
    ),
    item({ type: 'shoe', last: 'loafer' }, TAN),
  ],
};

const SLIP_DRESS: HeroLook = {
  seed: 4,
  figure: {
    bodyShape: 'Hourglass',
    pose: 'hip',
    mirrored: false,
    skin: SKINS.beige,
    face: 'heart',
    expression: 'smiling',
    hair: { style: 'long', colour: HAIRS.auburn },
  },
  items: [
    item(
      { type: 'dress', bodice: 'slip', sleeve: 'none', skirt: 'slip', hem: 7.2, waist: 'plain' },
      cloth('satin', [0.52, 0.12, 165]),
    ),
    item({ type: 'shoe', last: 'sandal' }, cloth('plain', [0.82, 0.09, 85])),
    item({ type: 'bag', shape: 'top-handle' }, cloth('plain', [0.84, 0.09, 88])),
    item({ type: 'necklace', shape: 'chain' }, GOLD),
  ],
};

const WRAP_DRESS: HeroLook = {
  seed: 6,
  figure: {
    bodyShape: 'Round',
    pose: 'walk',
    mirrored: true,
    skin: SKINS.brown,
    face: 'round',
    expression: 'laughing',
    age: 'middle',
    hair: { style: 'curls', colour: HAIRS.espresso },
  },
  items: [
    item(
      { type: 'dress', bodice: 'wrap', sleeve: 'flutter', skirt: 'a-line', hem: 6.7, waist: 'sash' },
      cloth('floral', [0.42, 0.105, 262], { second: [0.95, 0.02, 90], third: [0.8, 0.11, 60], scale: 0.8 }),
    ),
    item({ type: 'shoe', last: 'flat' }, cloth('plain', [0.66, 0.15, 35])),
  ],
};

const HEADSCARF: HeroLook = {
  seed: 8,
  figure: {
    bodyShape: 'Pear',
    pose: 'contra',
    mirrored: true,
    skin: SKINS.golden,
    expression: 'smiling',
    hair: { style: 'bun', colour: HAIRS.black },
    headscarf: cloth('plain', [0.93, 0.025, 80]),
  },
  items: [
    item(
      { type: 'shirt', open: 0.2, sleeve: 'long' },
      cloth('shirt-stripe', [0.9, 0.04, 225], { second: [0.66, 0.09, 240] }),
      'tucked',
    ),
    item(
      { type: 'trousers', fit: 'wide', construction: 'tailored', crease: true },
      cloth('plain', [0.66, 0.1, 72]),
    ),
    item({ type: 'belt' }, DARK_TAN),
    item({ type: 'shoe', last: 'loafer' }, DARK_TAN),
  ],
};

/** Four bodies, four skins, four hems: from left to right. */
export const HERO_LOOKS = [BLAZER, SLIP_DRESS, WRAP_DRESS, HEADSCARF] as const;
