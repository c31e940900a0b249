import type { HandPlace, Pose } from '../draw/figure/pose.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { poseOf } from './pose-of.ts';

/** A wheelchair is told with the person. */
const SUPPORT_WORDS: Readonly<Record<Exclude<NonNullable<Pose['support']>, 'wheelchair'>, string>> = {
  chair: 'sitting on a chair',
  stool: 'on a high stool',
  pillar: 'leaning on a pillar',
};

const HAND_WORDS: Readonly<Partial<Record<HandPlace, string>>> = {
  cup: 'holding a cup',
  lead: 'walking a dog',
  umbrella: 'under an open umbrella',
  jacket: 'carrying the jacket over one shoulder',
};

/** Where both hands rest alike, or one alone is seen to. */
function restWords(left: HandPlace, right: HandPlace): string | undefined {
  const isAt = (place: HandPlace) => [left, right].filter((hand) => hand === place).length;
  if (isAt('pocket') === 2) return 'hands in the pockets';
  if (isAt('hip') === 2) return 'hands on the hips';
  if (isAt('pocket') === 1) return 'one hand in a pocket';
  return isAt('hip') === 1 ? 'one hand on a hip' : undefined;
}

/** Returns what the person is seen to do, beside standing: 'sitting on a chair'; undefined where there is nothing. */
export function describeGesture(reading: OutfitReading): string | undefined {
  const { figure } = reading.spec;
  const { support, facing, arms } = poseOf(reading, figure);
  if (facing === 'away') {
    return figure.pose === 'glance-back' ? 'looking back over a shoulder' : 'seen from behind';
  }
  if (support && support !== 'wheelchair') return SUPPORT_WORDS[support];
  return (
    HAND_WORDS[arms.left.hand] ?? HAND_WORDS[arms.right.hand] ?? restWords(arms.left.hand, arms.right.hand)
  );
}
