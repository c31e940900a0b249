import { hemOf } from '../garments/silhouette.ts';
import type { FigureSpec, PoseName } from '../outfit.ts';
import { pickWeighted } from '../random.ts';
import { isClutch } from '../rules/bag-traits.ts';
import { hasHandPocket } from '../rules/gates/hands.gate.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

const FLOOR_HEM = 8.5;

interface PoseTraits {
  readonly weight: number;
  /** `hand`: one in a pocket; `both`: two; `clutch`: held in front. */
  readonly needs?: 'hand' | 'both' | 'clutch';
  /** Hands that have no room for a bag. */
  readonly hands?: 'taken';
  /** Legs apart or crossed, which a floor-length hem and a cane forbid. */
  readonly legs?: 'striding';
}

const POSE_TRAITS: Readonly<Record<PoseName, PoseTraits>> = {
  contra: { weight: 4, needs: 'hand' },
  hip: { weight: 3 },
  walk: { weight: 3, legs: 'striding' },
  poise: { weight: 1, needs: 'clutch' },
  stroll: { weight: 3 },
  cross: { weight: 2, legs: 'striding' },
  lean: { weight: 2, needs: 'hand' },
  still: { weight: 2 },
  step: { weight: 3, legs: 'striding' },
  pockets: { weight: 4, needs: 'both', hands: 'taken' },
  akimbo: { weight: 2, hands: 'taken' },
  glance: { weight: 2 },
  turned: { weight: 4 },
  angled: { weight: 3 },
};
const POSES = Object.entries(POSE_TRAITS) as readonly (readonly [PoseName, PoseTraits])[];

/** A pose the garments allow: a pocket for the hand, room to stride, a clutch held in front. */
export function choosePose(
  reading: OutfitReading,
  { aid }: Omit<FigureSpec, 'pose'>,
  random: () => number,
): PoseName {
  const bag = reading.slot('bag');
  if (isClutch(bag?.garment)) return 'poise';
  const leans = aid === 'cane' || aid === 'forearm-crutch';
  const pocket = hasHandPocket(reading);
  const floorLength = reading.main.some(
    ({ garment }) => garment.slot === 'dress' && (hemOf(garment.cut) ?? 0) >= FLOOR_HEM,
  );
  const allowed = POSES.filter(([, { needs, hands, legs }]) => {
    if (needs === 'clutch') return false;
    if (needs && !pocket) return false;
    if (hands === 'taken' && (bag || leans)) return false;
    return !(legs === 'striding' && (floorLength || leans));
  });
  return pickWeighted(random, allowed, ([, { weight }]) => weight)[0];
}
