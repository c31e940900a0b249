import type { Brief } from '../rules/brief.ts';

/**
 * Where the looks of a deck aim between the plainest and the dressiest a brief allows: 0 is its target, −1 its
 * lowest level, 1 its highest. Dealt in turn, so that a deck does not dress everyone for the same door.
 */
export const LEVELS = [0, 0.6, -0.6, 0.3, -0.3] as const;

/** The brief with its formality aimed at a level; its limits stay. */
export function aimedAt(brief: Brief, level: number): Brief {
  const { target, min, max } = brief.formality;
  const reach = level < 0 ? target - min : max - target;
  return { ...brief, formality: { min, max, target: target + level * reach } };
}
