import type { Gate } from '../gate.ts';
import { hairTraits } from '../hair-traits.ts';

/** Hats sit on hair that leaves them room, and never on a headscarf. */
export const hatAndHair: Gate = {
  id: 'hat-and-hair',
  check({ spec, slot }) {
    const hat = slot('hat');
    if (!hat) return undefined;
    if (spec.figure.headscarf) return 'A headscarf is worn without a hat.';
    return hairTraits(spec.figure.hair.style).crown === 'high'
      ? `The ${hat.garment.words} has no room over the hair.`
      : undefined;
  },
};
