import type { HairStyle } from '../../outfit.ts';
import type { Gate } from '../gate.ts';

const HIGH_HAIR: ReadonlySet<HairStyle> = new Set(['afro', 'topknot']);

/** Hats sit on hair that leaves them room, and never on a headscarf. */
export const hatAndHair: Gate = {
  id: 'hat-and-hair',
  check({ spec, slot }) {
    const hat = slot('hat');
    if (!hat) return undefined;
    if (spec.figure.headscarf) return 'A headscarf is worn without a hat.';
    return HIGH_HAIR.has(spec.figure.hair.style)
      ? `The ${hat.garment.words} has no room over the hair.`
      : undefined;
  },
};
