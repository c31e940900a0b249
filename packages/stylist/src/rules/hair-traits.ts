import type { HairStyle, Presentation } from '../outfit.ts';

/** What a hair style allows. */
export interface HairTraits {
  /** `high` leaves a hat no room. */
  readonly crown: 'flat' | 'high';
  /** Tightly textured hair is dealt to skin that has it. */
  readonly texture: 'straight' | 'wavy' | 'curly' | 'coily';
  readonly ears: 'free' | 'covered';
  /** Figures it is dealt to. */
  readonly suits: readonly Presentation[];
}

type Texture = HairTraits['texture'];
type Suits = HairTraits['suits'];
const FEMININE: Suits = ['feminine'];
const SOFT: Suits = ['feminine', 'neutral'];
const ANY: Suits = ['feminine', 'neutral', 'masculine'];
const SHORT: Suits = ['neutral', 'masculine'];
const MASCULINE: Suits = ['masculine'];
const loose = (texture: Texture, suits: Suits): HairTraits => ({
  crown: 'flat',
  texture,
  ears: 'covered',
  suits,
});
const off = (texture: Texture, suits: Suits): HairTraits => ({ crown: 'flat', texture, ears: 'free', suits });
const upon = (texture: Texture, suits: Suits): HairTraits => ({
  crown: 'high',
  texture,
  ears: 'free',
  suits,
});

/** Loose round the ears, off them, or piled upon the crown. */
const HAIR_TRAITS: Readonly<Record<HairStyle, HairTraits>> = {
  bob: loose('straight', SOFT),
  lob: loose('straight', SOFT),
  long: loose('straight', FEMININE),
  bun: off('straight', FEMININE),
  topknot: upon('straight', SOFT),
  afro: { ...upon('coily', ANY), ears: 'covered' },
  pony: off('straight', SOFT),
  pixie: off('straight', SOFT),
  curls: loose('curly', SOFT),
  braid: off('straight', FEMININE),
  fringe: loose('straight', FEMININE),
  'half-up': loose('wavy', FEMININE),
  chignon: off('straight', FEMININE),
  'crown-braid': upon('straight', FEMININE),
  crop: off('straight', ANY),
  waves: loose('wavy', SOFT),
  'curly-bob': loose('curly', ANY),
  'coily-crop': off('coily', ANY),
  twists: loose('coily', ANY),
  'box-braids': loose('coily', SOFT),
  locs: loose('coily', ANY),
  cornrows: off('coily', ANY),
  'bantu-knots': upon('coily', FEMININE),
  'short-sides': off('straight', SHORT),
  quiff: off('straight', SHORT),
  fade: off('straight', SHORT),
  'side-part': off('straight', SHORT),
  receding: off('straight', MASCULINE),
  bald: off('straight', MASCULINE),
  buzz: off('straight', ANY),
  'man-bun': off('straight', SHORT),
};

export function hairTraits(style: HairStyle): HairTraits {
  return HAIR_TRAITS[style];
}
