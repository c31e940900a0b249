import { isClosedFront, necklineOf } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';

/** Necklaces lie on an open neckline; scarves go over a closed one. */
export const neckwear: Gate = {
  id: 'neckwear',
  check({ slot }) {
    const wearsNecklace = slot('necklace') !== undefined;
    const wearsScarf = slot('scarf') !== undefined;
    if (wearsNecklace && wearsScarf) return 'A scarf covers the necklace.';
    const base = slot('dress') ?? slot('top');
    const over = slot('coat') ?? slot('layer');
    const neckline = base && necklineOf(base.garment.cut);
    if (wearsNecklace) {
      if (over && isClosedFront(over.garment.cut)) return 'The jacket covers the necklace.';
      if (neckline === 'roll' || neckline === 'hood') return 'The neckline covers the necklace.';
    }
    if (wearsScarf && base?.garment.cut.type === 'shirt' && base.garment.cut.collar === 'bow')
      return 'The bow is scarf enough.';
    if (wearsScarf && !slot('coat') && neckline !== 'crew' && neckline !== 'collar') {
      return 'A scarf needs a coat or a closed neckline.';
    }
    return undefined;
  },
};
