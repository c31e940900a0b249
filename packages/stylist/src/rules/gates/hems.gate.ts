import { hemOf, isClosedFront } from '../../wardrobe/silhouette.ts';
import type { Gate } from '../gate.ts';

/** A skirt under a buttoned coat stays within its hem or shows on purpose: at least 0.7 heads below it. */
const SHOWN_ON_PURPOSE = 0.7;

export const hems: Gate = {
  id: 'hems',
  check({ slot }) {
    const coat = slot('coat')?.garment;
    const skirt = (slot('dress') ?? slot('bottom'))?.garment;
    if (!coat || !skirt || skirt.cut.type === 'trousers' || coat.cut.type !== 'jacket') return undefined;
    const peek = (hemOf(skirt.cut) ?? 0) - coat.cut.hem;
    const allowed = isClosedFront(coat.cut) ? 0 : 0.15;
    return peek > allowed && peek < SHOWN_ON_PURPOSE ? 'The skirt peeps out from under the coat.' : undefined;
  },
};
