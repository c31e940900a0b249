import type { OutfitReading } from '../rules/outfit-reading.ts';
import { SCORES } from '../rules/scores/scores.ts';

/** A true sentence about a look and the rule that says it. */
export interface Reason {
  readonly rule: string;
  readonly sentence: string;
}

const MAX_REASONS = 3;
/** A line and the colours first; what else holds takes turns, so that not every look says the same. */
const FIRST: readonly string[] = ['silhouette', 'colour-share'];
const REST: readonly string[] = ['texture-contrast', 'warmth', 'occasion'];

function order({ spec }: OutfitReading): readonly string[] {
  const turn = spec.seed % REST.length;
  return [...FIRST, ...REST.slice(turn), ...REST.slice(0, turn)];
}

/** Up to three reasons, each spoken by a soft rule that holds for this very look. */
export function findReasons(reading: OutfitReading): readonly Reason[] {
  const spoken = order(reading).flatMap((id) => {
    const rule = SCORES.find((score) => score.id === id);
    const sentence = rule?.say?.(reading);
    return rule && sentence ? [{ rule: rule.id, sentence }] : [];
  });
  return spoken.slice(0, MAX_REASONS);
}
