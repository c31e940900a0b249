import { showsLeg } from '../../wardrobe/silhouette.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';

/** A bare lower leg: where a prosthesis is seen. */
export function legsSeen({ main, slot }: OutfitReading): boolean {
  const shown = main.some(
    ({ garment: { cut } }) => showsLeg(cut) || (cut.type === 'trousers' && cut.fit === 'short'),
  );
  const shoes = slot('shoes')?.garment.cut;
  return shown && !slot('hosiery') && !(shoes?.type === 'shoe' && shoes.last === 'knee-boot');
}

/** One pair of glasses at a time; a hand that leans on a cane carries no clutch. */
export const eyewearAndAids: Gate = {
  id: 'eyewear-and-aids',
  check({ spec, slot }) {
    const { glasses, aid } = spec.figure;
    if (glasses && slot('glasses')) return 'Sunglasses are worn instead of glasses.';
    const leans = aid === 'cane' || aid === 'forearm-crutch';
    return leans && slot('bag')?.garment.id === 'clutch'
      ? 'A clutch and a cane leave no hand free.'
      : undefined;
  },
};
