import type { OutfitReading } from '../rules/outfit-reading.ts';
import type { RatedLook } from './compose-one.ts';
import { likeness } from './diversity.ts';

/** Weight of a look's own score against being unlike the looks before it (maximal marginal relevance). */
const LAMBDA = 0.55;
/** At most this share of a deck may have the same largest piece. */
const MAX_LEAD_SHARE = 0.3;
const MIN_LEAD_LOOKS = 2;

const leadGarment = ({ lead }: OutfitReading) => lead?.garment.id;

/** What a look adds to the looks chosen before it, in a deck of `deckSize`: higher is better. */
export function deckValue(
  { reading, rating }: RatedLook,
  chosen: readonly OutfitReading[],
  deckSize: number,
): number {
  const nearest = Math.max(0, ...chosen.map((other) => likeness(reading, other)));
  const lead = leadGarment(reading);
  const worn = chosen.filter((other) => leadGarment(other) === lead).length;
  const maxLead = Math.max(MIN_LEAD_LOOKS, Math.ceil(deckSize * MAX_LEAD_SHARE));
  return LAMBDA * rating - (1 - LAMBDA) * nearest - (worn >= maxLead ? 1 : 0);
}
