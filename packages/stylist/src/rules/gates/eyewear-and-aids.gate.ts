import { necklineOf, showsLeg } from '#garments/silhouette.ts';
import { leansOn } from '#outfit.ts';
import { isClutch } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import { isTallBoot } from '../shoe-traits.ts';

/** Returns a bare lower leg: where a prosthesis is seen. */
export function legsSeen({ main, slot }: OutfitReading): boolean {
  const shown = main.some(
    ({ garment: { cut } }) => showsLeg(cut) || (cut.type === 'trousers' && cut.fit === 'short'),
  );
  return shown && !slot('hosiery') && !isTallBoot(slot('shoes')?.garment);
}

/** One pair of glasses at a time, dark ones not above a roll-neck; a hand that leans on a cane carries no clutch. */
export const eyewearAndAids: Gate = {
  id: 'eyewear-and-aids',
  check({ spec, slot }) {
    const { glasses, aid } = spec.figure;
    if (glasses && slot('glasses')) return 'Sunglasses are worn instead of glasses.';
    const base = (slot('dress') ?? slot('top'))?.garment;
    if (slot('glasses') && base && necklineOf(base.cut) === 'roll')
      return 'Sunglasses wait for an open neck.';
    return leansOn(aid) && isClutch(slot('bag')?.garment)
      ? 'A clutch and a cane leave no hand free.'
      : undefined;
  },
};
