import { hemOf, isShorts, isTunic, skirtShapeOf } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';

/** A skirt under a coat stays within its hem or shows on purpose: at least 0.7 heads below it. */
const SHOWN_ON_PURPOSE = 0.7;
/** Coats shorter than this let any skirt out below them. */
const LONG_COAT = 4.8;
/** Skirts that fall no wider than the coat over them. */
const NARROW: ReadonlySet<string> = new Set(['slip', 'mini', 'pencil']);

export const hems: Gate = {
  id: 'hems',
  check({ slot }) {
    const coat = slot('coat')?.garment;
    const [top, bottom] = [slot('top')?.garment.cut, slot('bottom')?.garment.cut];
    if (isTunic(top) && bottom && isShorts(bottom)) return 'The shorts vanish under the tunic.';
    const over = (coat ?? slot('layer')?.garment)?.cut;
    if (isTunic(top) && over && (hemOf(over) ?? 0) < LONG_COAT)
      return 'The tunic hangs far below the jacket over it.';
    const skirt = (slot('dress') ?? slot('bottom'))?.garment;
    const shape = skirt && skirtShapeOf(skirt.cut);
    const coatHem = (coat && hemOf(coat.cut)) ?? 0;
    if (!coat || !skirt || !shape || coatHem < LONG_COAT) return undefined;
    if (!NARROW.has(shape)) return 'The skirt is fuller than the coat over it.';
    const peek = (hemOf(skirt.cut) ?? 0) - coatHem;
    return peek > 0 && peek < SHOWN_ON_PURPOSE ? 'The skirt peeps out from under the coat.' : undefined;
  },
};
