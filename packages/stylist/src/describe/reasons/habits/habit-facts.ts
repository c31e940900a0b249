import type { ClothName } from '../../../garments/cloth.ts';
import { isPrint } from '../../../garments/cloth-traits.ts';
import type { Slot } from '../../../garments/garment.ts';
import { itemColour } from '../../../garments/item-words.ts';
import { hemOf, necklineOf, sleeveOf } from '../../../garments/silhouette.ts';
import { hairTraits } from '../../../rules/hair-traits.ts';
import type { LookFacts } from '../look-facts.ts';

const BARE_NECKLINES: readonly string[] = ['bare', 'v', 'scoop'];
export const isNeckBare = ({ base, over, covered, seen, occasion }: LookFacts) =>
  base !== undefined &&
  !over &&
  covered !== 'hijab' &&
  !seen('necklace') &&
  !seen('scarf') &&
  occasion !== 'sport' &&
  BARE_NECKLINES.includes(necklineOf(base.garment.cut) ?? '');
export const hasLooseHair = ({ covered, reading, seen }: LookFacts) =>
  !covered && !seen('hat') && ['long', 'waves', 'lob', 'half-up'].includes(reading.spec.figure.hair.style);
export const earsShow = ({ covered, reading }: LookFacts) =>
  covered !== 'hijab' &&
  (covered === 'headwrap' || hairTraits(reading.spec.figure.hair.style).ears === 'free');
const TAKEN_OFF = ['earrings', 'necklace', 'bracelet', 'belt', 'scarf', 'hat', 'glasses'] as const;
export const hasOneThingMore = ({ seen }: LookFacts) => TAKEN_OFF.some((slot) => seen(slot) !== undefined);
export const isLongSleeved = ({ base, over, covered }: LookFacts) =>
  !over && covered !== 'hijab' && base !== undefined && sleeveOf(base.garment.cut) === 'long';
export const HEELS = ['pumps', 'evening-pumps', 'slingbacks', 'evening-sandals', 'block-sandals'];
export const BAGS_BY_HAND = ['top-handle-bag', 'baguette-bag'];

export const isOf =
  (...types: readonly string[]) =>
  ({ hero }: LookFacts) =>
    hero !== undefined && types.includes(hero.piece.garment.cut.type);
export const isHeroAt =
  (slot: Slot, also: (look: LookFacts) => boolean = () => true) =>
  (look: LookFacts) =>
    (look.hero?.slots.has(slot) ?? false) && also(look);
export const isDay = ({ occasion }: LookFacts) => ['desk', 'weekend', 'country', 'beach'].includes(occasion);
export const isFree = ({ occasion }: LookFacts) => occasion === 'weekend' || occasion === 'country';
export const isNight = ({ occasion }: LookFacts) => occasion === 'evening' || occasion === 'celebration';
export const isPrinted = ({ hero }: LookFacts) => hero !== undefined && isPrint(hero.piece.item.cloth.name);
export const isTrousers = ({ seen }: LookFacts) => seen('bottom')?.garment.cut.type === 'trousers';
export const isTucked = ({ seen }: LookFacts) => seen('top')?.item.worn === 'tucked';
export const isWashable = ({ heroIn }: LookFacts) =>
  heroIn('plain', 'breton', 'shirt-stripe', 'gingham', 'broderie');
/** Lapels and sleeves to push up. */
export const isTailored = ({ wears, over, covered }: LookFacts) =>
  over !== undefined &&
  covered !== 'hijab' &&
  wears('peak-blazer', 'easy-blazer', 'notch-blazer', 'satin-blazer', 'velvet-blazer');
export const hasNeedlesslyFullPockets = ({ hero }: LookFacts) => {
  const cut = hero?.piece.garment.cut;
  return cut?.type === 'jacket' && cut.pockets !== 'none';
};
export const isInTrainers = ({ wears }: LookFacts) =>
  wears('sneakers', 'plimsolls', 'high-tops', 'platform-trainers', 'retro-trainers');
export const isInWhiteShoes = ({ seen }: LookFacts) => {
  const shoes = seen('shoes');
  return shoes !== undefined && ['white', 'ivory', 'cream'].includes(itemColour(shoes.item));
};
const ANKLE = 8;
/** Nothing covers the leg down to the shoe. */
export const isAnkleBare = (seen: LookFacts['seen']) => {
  const legged = seen('dress') ?? seen('bottom');
  return legged !== undefined && (hemOf(legged.garment.cut) ?? ANKLE) < ANKLE;
};
export const isCoatOf =
  (...cloths: readonly ClothName[]) =>
  ({ seen }: LookFacts) =>
    cloths.some((name) => seen('coat')?.item.cloth.name === name);
