import { isShiny } from '../garments/cloth-traits.ts';
import { takesTie } from '../garments/silhouette.ts';
import { isCovered } from './casting.ts';
import type { Asked } from './fitting-bag.ts';
import type { Selection } from './selection.ts';

/** Adds a tie where a man wears a shirt collar under a jacket by day; a satin shirt and an evening out do without. */
export function addTie(selection: Selection, { brief, cast }: Asked): boolean {
  const shirt = selection.picks.find(({ garment }) => garment.slot === 'top');
  const isJacketed = selection.garment('layer')?.cut.type === 'jacket';
  if (brief.needs === 'shine' || !shirt || !isJacketed || selection.garment('coat') || isCovered(cast))
    return false;
  if (!takesTie(shirt.garment.cut) || isShiny(shirt.option.name)) return false;
  return selection.add('scarf', ({ garment }) => garment.cut.type === 'tie') !== undefined;
}
