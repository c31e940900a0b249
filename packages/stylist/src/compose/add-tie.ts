import { isShiny } from '../garments/cloth-traits.ts';
import { BOW_TIE, TIE } from '../garments/scarves.ts';
import { takesTie } from '../garments/silhouette.ts';
import { isCovered } from './casting.ts';
import type { Asked } from './fitting-bag.ts';
import { hasDressCode } from './out-of-place.ts';
import type { Selection } from './selection.ts';

/** Adds a bow tie to a dress shirt under an evening jacket or coat, where there is a dress code. */
export function addBowTie(selection: Selection, { brief, cast }: Asked): boolean {
  if (!hasDressCode(brief)) return false;
  const shirt = selection.picks.find(({ garment }) => garment.slot === 'top');
  const over = selection.garment('coat') ?? selection.garment('layer');
  if (!shirt || over?.purpose !== 'occasion' || isCovered(cast)) return false;
  if (!takesTie(shirt.garment.cut)) return false;
  return selection.add('scarf', ({ garment }) => garment.id === BOW_TIE) !== undefined;
}

/** Adds a tie where a man wears a shirt collar under a jacket by day; a satin shirt and an evening out do without. */
export function addTie(selection: Selection, { brief, cast }: Asked): boolean {
  const shirt = selection.picks.find(({ garment }) => garment.slot === 'top');
  const isJacketed = selection.garment('layer')?.cut.type === 'jacket';
  if (brief.needs === 'shine' || !shirt || !isJacketed || selection.garment('coat') || isCovered(cast))
    return false;
  if (!takesTie(shirt.garment.cut) || isShiny(shirt.option.name)) return false;
  return selection.add('scarf', ({ garment }) => garment.id === TIE) !== undefined;
}
