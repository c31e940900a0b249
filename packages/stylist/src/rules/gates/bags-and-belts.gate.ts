import { colourDifference } from '#colour/difference.ts';
import { isShiny } from '#garments/cloth-traits.ts';
import type { Garment } from '#garments/garment.ts';
import { isClosedFront } from '#garments/silhouette.ts';
import { isBackpack, isCrossbody } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';

/** Looks as dressed up as this are carried by hand. */
const BACKPACK_BELOW = 3.3;

/** ΔE_ok between a bag on the body and the cloth behind it, from which the bag is seen. */
const TELLS_APART = 0.05;

/** A bag worn across the body in the colour of what it lies on. */
function isLostOnCloth({ slot }: OutfitReading): boolean {
  const bag = slot('bag');
  if (!bag || !isCrossbody(bag.garment)) return false;
  return [slot('dress'), slot('top'), slot('bottom')].some(
    (behind) => behind && colourDifference(bag.colour, behind.colour) < TELLS_APART,
  );
}

const hangsOverBelt = ({ cut }: Garment) => isClosedFront(cut) || cut.type === 'knit';

/** A crossbody strap lies on the look, not on a coat; a belt shows only over a tucked top. */
export const bagsAndBelts: Gate = {
  id: 'bags-and-belts',
  check(reading) {
    const { slot, main, formality } = reading;
    if (isBackpack(slot('bag')?.garment) && formality >= BACKPACK_BELOW) return 'A backpack dresses down.';
    const legged = slot('dress') ?? slot('bottom');
    if (isBackpack(slot('bag')?.garment) && legged && ['skirt', 'dress'].includes(legged.garment.cut.type))
      return 'A backpack goes with trousers.';
    if (isBackpack(slot('bag')?.garment) && slot('scarf')) return 'Straps would lie across the scarf.';
    if (slot('coat')?.garment.cut.type === 'cape' && slot('bracelet')) return 'The cape covers the wrist.';
    if (slot('coat') && isBackpack(slot('bag')?.garment)) return 'Straps would crush the coat.';
    if (slot('belt') && main.some(({ item }) => isShiny(item.cloth.name)))
      return 'A belt for jeans is not worn with satin.';
    const over = slot('coat') ?? slot('layer');
    if (over && isCrossbody(slot('bag')?.garment)) return 'The strap would cut across the jacket.';
    if (isLostOnCloth(reading)) return 'The bag is lost on cloth of its own colour.';
    if (!slot('belt')) return undefined;
    if (slot('bottom')?.garment.cut.type !== 'trousers') return 'A belt is threaded through trousers.';
    if (slot('top')?.item.worn !== 'tucked') return 'A belt shows only over a tucked top.';
    const { cut } = slot('belt')?.garment ?? {};
    if (over && cut?.type === 'belt' && cut.width === 'wide') return 'A wide belt is worn without a jacket.';
    return over && hangsOverBelt(over.garment) ? `The ${over.garment.words} covers the belt.` : undefined;
  },
};
