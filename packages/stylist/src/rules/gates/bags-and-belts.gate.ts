import { isClosedFront } from '#garments/silhouette.ts';
import { isCrossbody } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';

/** A crossbody strap lies on the look, not on a coat; a belt shows only over a tucked top. */
export const bagsAndBelts: Gate = {
  id: 'bags-and-belts',
  check({ slot }) {
    const over = slot('coat') ?? slot('layer');
    if (over && isCrossbody(slot('bag')?.garment)) return 'The strap would cut across the jacket.';
    if (!slot('belt')) return undefined;
    if (slot('bottom')?.garment.cut.type !== 'trousers') return 'A belt is threaded through trousers.';
    if (slot('top')?.item.worn !== 'tucked') return 'A belt shows only over a tucked top.';
    return over && isClosedFront(over.garment.cut) ? 'The jacket covers the belt.' : undefined;
  },
};
