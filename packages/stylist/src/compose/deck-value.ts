import type { OutfitReading } from '../rules/outfit-reading.ts';
import { isTrouserSock } from '../rules/shoe-traits.ts';
import type { RatedLook } from './compose-one.ts';
import { likeness } from './diversity.ts';

/** Weight of a look's own score against being unlike the looks before it (maximal marginal relevance). */
const LAMBDA = 0.5;
/** At most this share of a deck may have the same largest piece. */
const MAX_LEAD_SHARE = 0.3;
const MIN_LEAD_LOOKS = 2;

/** What a place that was seen before costs, and what the same set costs: more than any likeness. */
const SCENE_AGAIN = 0.25;
const SET_AGAIN = 1;

function seenBefore({ spec: { scene } }: OutfitReading, chosen: readonly OutfitReading[]): number {
  const same = chosen.filter(({ spec }) => spec.scene.name === scene.name);
  if (same.length === 0) return 0;
  const variant = scene.variant ?? 0;
  return same.some(({ spec }) => (spec.scene.variant ?? 0) === variant) ? SET_AGAIN : SCENE_AGAIN;
}

/** What a pose that was seen before costs: it is the first thing a card's silhouette tells. */
const POSE_AGAIN = 0.16;

function posedBefore({ spec: { figure } }: OutfitReading, chosen: readonly OutfitReading[]): number {
  return POSE_AGAIN * chosen.filter(({ spec }) => spec.figure.pose === figure.pose).length;
}

/** What a framing that was seen before costs, each time it was: a deck in one distance stands still. */
const FRAMING_AGAIN = 0.05;

function framedBefore(
  { spec: { framing = 'full' } }: OutfitReading,
  chosen: readonly OutfitReading[],
): number {
  return FRAMING_AGAIN * chosen.filter(({ spec }) => (spec.framing ?? 'full') === framing).length;
}

/** Charming once in a deck. */
export function wearsSocksWithSkirt({ slot }: OutfitReading): boolean {
  const hosiery = slot('hosiery')?.garment;
  return hosiery?.cut.type === 'socks' && !isTrouserSock(hosiery) && slot('shoes')?.cloth === 'leather';
}

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
  const crowded = worn >= maxLead ? 1 : 0;
  const socks = wearsSocksWithSkirt(reading) && chosen.some(wearsSocksWithSkirt) ? 1 : 0;
  const again = seenBefore(reading, chosen) + posedBefore(reading, chosen) + framedBefore(reading, chosen);
  return LAMBDA * rating - (1 - LAMBDA) * nearest - crowded - socks - again;
}
