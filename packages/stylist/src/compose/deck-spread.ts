import { isNeutral } from '../colour/neutral.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { intraListDiversity } from './diversity.ts';
import { outlineOf } from './outline.ts';

/** How wide a deck is, counted: the measure the catalogue is held to. */
export interface DeckSpread {
  /** One minus the mean likeness of all pairs, 0–1. */
  readonly diversity: number;
  /** Hue families (30° of OKLCH hue, or neutral) among the largest pieces. */
  readonly hues: number;
  /** Different outlines: what hangs from the waist, and what is worn over. */
  readonly silhouettes: number;
  /** Steps of formality between the plainest look and the dressiest. */
  readonly formality: number;
  readonly scenes: number;
  /** Places counted with the way they are painted. */
  readonly sets: number;
}

const HUE_FAMILY_DEGREES = 30;

function hueFamily({ lead }: OutfitReading): string {
  if (!lead || isNeutral(lead.colour) || lead.tint === 'neutral') return 'neutral';
  return String(Math.floor(lead.colour.h / HUE_FAMILY_DEGREES));
}

const countOf = (looks: readonly OutfitReading[], of: (look: OutfitReading) => string) =>
  new Set(looks.map(of)).size;

export function deckSpread(looks: readonly OutfitReading[]): DeckSpread {
  const levels = looks.map(({ formality }) => formality);
  return {
    diversity: intraListDiversity(looks),
    hues: countOf(looks, hueFamily),
    silhouettes: countOf(looks, outlineOf),
    formality: looks.length === 0 ? 0 : Math.max(...levels) - Math.min(...levels),
    scenes: countOf(looks, ({ spec }) => spec.scene.name),
    sets: countOf(looks, ({ spec: { scene } }) => `${scene.name} ${scene.variant ?? 0}`),
  };
}
