import type { PoseName } from '../outfit.ts';
import { pickWeighted } from '../random.ts';
import { hasHandPocket } from '../rules/gates/hands.gate.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { hemOf } from '../wardrobe/silhouette.ts';

const FLOOR_HEM = 8.5;
const POSE_WEIGHTS: readonly (readonly [PoseName, number])[] = [
  ['stroll', 3],
  ['hip', 3],
  ['walk', 3],
  ['cross', 2],
  ['contra', 4],
  ['lean', 2],
];

/** A pose the garments allow: a pocket for the hand, room to stride, a clutch held in front. */
export function choosePose(reading: OutfitReading, random: () => number): PoseName {
  if (reading.slot('bag')?.garment.id === 'clutch') return 'poise';
  const pocket = hasHandPocket(reading);
  const floorLength = reading.main.some(
    ({ garment }) => garment.slot === 'dress' && (hemOf(garment.cut) ?? 0) >= FLOOR_HEM,
  );
  const allowed = POSE_WEIGHTS.filter(([pose]) => {
    if (pose === 'contra' || pose === 'lean') return pocket;
    return !(floorLength && (pose === 'walk' || pose === 'cross'));
  });
  return pickWeighted(random, allowed, ([, weight]) => weight)[0];
}
