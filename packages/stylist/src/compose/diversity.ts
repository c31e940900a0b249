import { hueDistance } from '../colour/difference.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { isPrint } from '../garments/cloth-traits.ts';
import { groundOf } from '../rules/gates/ground.gate.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { outlineOf } from './outline.ts';

/** What a deck should vary, each feature from 0 (different) to 1 (the same). */
const FEATURES: readonly {
  readonly id: string;
  readonly weight: number;
  readonly likeness: (a: OutfitReading, b: OutfitReading) => number;
}[] = [
  { id: 'garments', weight: 0.22, likeness: sharedGarments },
  { id: 'hue', weight: 0.28, likeness: (a, b) => hueLikeness(leadColour(a), leadColour(b)) },
  { id: 'outline', weight: 0.14, likeness: outlineLikeness },
  {
    id: 'formality',
    weight: 0.1,
    likeness: (a, b) => Math.max(0, 1 - Math.abs(a.formality - b.formality) / 2),
  },
  { id: 'print', weight: 0.08, likeness: (a, b) => Number(printOf(a) === printOf(b)) },
  { id: 'scene', weight: 0.08, likeness: (a, b) => Number(a.spec.scene.name === b.spec.scene.name) },
  {
    id: 'ground',
    weight: 0.1,
    likeness: (a, b) => hueLikeness(groundOf(a.spec.scene), groundOf(b.spec.scene)),
  },
];

const GREY = { l: 0.5, c: 0, h: 0 };
const leadColour = ({ lead }: OutfitReading) => lead?.colour ?? GREY;

/** Black and ivory differ, but a deck of neutrals is one colour story all the same. */
const BOTH_NEUTRAL = 0.6;

function hueLikeness(a: Oklch, b: Oklch): number {
  if (isNeutral(a) || isNeutral(b)) {
    return isNeutral(a) && isNeutral(b) ? Math.max(BOTH_NEUTRAL, 1 - Math.abs(a.l - b.l) / 0.4) : 0;
  }
  return Math.max(0, 1 - hueDistance(a.h, b.h) / 60);
}

function sharedGarments(a: OutfitReading, b: OutfitReading): number {
  const shared = b.main.filter(({ garment }) => a.slot(garment.slot)?.garment === garment).length;
  return shared / Math.max(a.main.length, b.main.length);
}

/** Dress or separates, and what is worn over them. */
const samePlan = (a: OutfitReading, b: OutfitReading) =>
  (['dress', 'layer', 'coat'] as const).every((slot) => !a.slot(slot) === !b.slot(slot));

const SAME_PLAN = 0.4;

function outlineLikeness(a: OutfitReading, b: OutfitReading): number {
  if (outlineOf(a) === outlineOf(b)) return 1;
  return samePlan(a, b) ? SAME_PLAN : 0;
}

const printOf = ({ main }: OutfitReading) =>
  main.find(({ item }) => isPrint(item.cloth.name))?.item.cloth.name;

/** How alike two looks are, 0–1, over the named features. */
export function likeness(a: OutfitReading, b: OutfitReading): number {
  return FEATURES.reduce((sum, feature) => sum + feature.weight * feature.likeness(a, b), 0);
}

/** Returns one minus the mean likeness of all pairs: 0 when all looks are one, near 1 when none share a thing. */
export function intraListDiversity(looks: readonly OutfitReading[]): number {
  const pairs = looks.flatMap((a, index) => looks.slice(index + 1).map((b) => likeness(a, b)));
  return pairs.length === 0 ? 0 : 1 - pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}
