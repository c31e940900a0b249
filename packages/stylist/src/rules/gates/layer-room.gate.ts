import { isClosedFront, isKnittedVest, necklineOf, sleeveOf } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';

/** What is worn under a jacket or coat lies flat and has no hood of its own. */
export const layerRoom: Gate = {
  id: 'layer-room',
  check({ slot }) {
    const over = slot('coat') ?? slot('layer');
    const under = slot('dress') ?? slot('top');
    if (!over || !under) return undefined;
    const neckline = necklineOf(under.garment.cut);
    if (neckline === 'hood') return 'A hood and a collar contend at the neck.';
    if (over.garment.cut.type === 'puffer' && neckline === 'collar')
      return 'A collar is crushed under a puffer.';
    if (over.garment.cut.type === 'puffer' && over.garment.cut.sleeveless) {
      return sleeveOf(under.garment.cut) === 'long' ? undefined : 'A gilet is worn over long sleeves.';
    }
    if (over.garment.cut.type === 'knit' && under.garment.cut.type === 'knit' && neckline !== 'roll')
      return `The ${over.garment.words} goes over a shirt.`;
    // A knitted vest is for cool days, and bare arms come out of it.
    if (isKnittedVest(over.garment.cut) && sleeveOf(under.garment.cut) !== 'long')
      return `The ${over.garment.words} goes over long sleeves.`;
    if (under.garment.volume > 2)
      return `The ${under.garment.words} is too full to go under the ${over.garment.words}.`;
    if (
      isClosedFront(over.garment.cut) &&
      (neckline === 'bare' || neckline === 'v' || neckline === 'scoop')
    ) {
      return `The ${over.garment.words} would hide the ${under.garment.words}.`;
    }
    return undefined;
  },
};
