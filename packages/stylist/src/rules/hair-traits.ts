import type { HairStyle } from '../outfit.ts';

/** What a hair style allows. */
export interface HairTraits {
  /** `high` leaves a hat no room. */
  readonly crown: 'flat' | 'high';
  /** Tightly textured hair is dealt to skin that has it. */
  readonly texture: 'straight' | 'wavy' | 'curly' | 'coily';
  readonly ears: 'free' | 'covered';
}

type Texture = HairTraits['texture'];
const loose = (texture: Texture): HairTraits => ({ crown: 'flat', texture, ears: 'covered' });
const off = (texture: Texture): HairTraits => ({ crown: 'flat', texture, ears: 'free' });
const upon = (texture: Texture): HairTraits => ({ crown: 'high', texture, ears: 'free' });

/** Loose round the ears, off them, or piled upon the crown. */
const HAIR_TRAITS: Readonly<Record<HairStyle, HairTraits>> = {
  bob: loose('straight'),
  lob: loose('straight'),
  long: loose('straight'),
  bun: off('straight'),
  topknot: upon('straight'),
  afro: { ...upon('coily'), ears: 'covered' },
  pony: off('straight'),
  pixie: off('straight'),
  curls: loose('curly'),
  braid: off('straight'),
  fringe: loose('straight'),
  'half-up': loose('wavy'),
  chignon: off('straight'),
  'crown-braid': upon('straight'),
  crop: off('straight'),
  waves: loose('wavy'),
  'curly-bob': loose('curly'),
  'coily-crop': off('coily'),
  twists: loose('coily'),
  'box-braids': loose('coily'),
  locs: loose('coily'),
  cornrows: off('coily'),
  'bantu-knots': upon('coily'),
};

export function hairTraits(style: HairStyle): HairTraits {
  return HAIR_TRAITS[style];
}
