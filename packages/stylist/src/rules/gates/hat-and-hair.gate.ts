import type { Garment } from '#garments/garment.ts';
import { hasHood, isHat } from '#garments/silhouette.ts';
import type { Gate } from '../gate.ts';
import { hairTraits } from '../hair-traits.ts';

/** Tells whether a hat is worn with a hood on the back: one that is close to the head. */
export const goesWithHood = ({ cut }: Garment): boolean => isHat(cut, 'beanie', 'cap');

/** Hats sit on hair that leaves them room, and never on a headscarf. */
export const hatAndHair: Gate = {
  id: 'hat-and-hair',
  check({ spec, slot, worn }) {
    const hat = slot('hat');
    if (!hat) return undefined;
    if (spec.figure.headscarf) return 'A headscarf is worn without a hat.';
    const hooded = worn.find(({ garment }) => hasHood(garment.cut));
    if (hooded && !goesWithHood(hat.garment))
      return `The ${hat.garment.words} has no room over the hood of the ${hooded.garment.words}.`;
    return hairTraits(spec.figure.hair.style).crown === 'high'
      ? `The ${hat.garment.words} has no room over the hair.`
      : undefined;
  },
};
