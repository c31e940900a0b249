import { isShiny } from '#garments/cloth-traits.ts';
import { isClosedFront } from '#garments/silhouette.ts';
import { isBackpack, isCrossbody } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';

/** Looks as dressed up as this are carried by hand. */
const BACKPACK_BELOW = 3.3;

/** A crossbody strap lies on the look, not on a coat; a belt shows only over a tucked top. */
export const bagsAndBelts: Gate = {
  id: 'bags-and-belts',
  check({ slot, main, formality }) {
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
    if (!slot('belt')) return undefined;
    if (slot('bottom')?.garment.cut.type !== 'trousers') return 'A belt is threaded through trousers.';
    if (slot('top')?.item.worn !== 'tucked') return 'A belt shows only over a tucked top.';
    return over && isClosedFront(over.garment.cut) ? 'The jacket covers the belt.' : undefined;
  },
};
