import { colourDifference } from '#colour/difference.ts';
import type { Gate } from '../gate.ts';

const MIN_DIFFERENCE = 0.12;

/** Gloves are seen to be gloves: ΔE_ok of at least 0.12 from the skin. */
export const bareHands: Gate = {
  id: 'bare-hands',
  check({ slot, spec }) {
    const gloves = slot('gloves');
    const isLost = gloves && colourDifference(gloves.colour, spec.figure.skin) < MIN_DIFFERENCE;
    return isLost ? `The ${gloves.garment.words} have the colour of the skin.` : undefined;
  },
};
