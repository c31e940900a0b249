import { hemOf } from '#garments/silhouette.ts';
import { isClutch } from '../bag-traits.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading, WornGarment } from '../outfit-reading.ts';

const POCKET_POSES = new Set(['contra', 'lean', 'pockets']);
/** Poses that leave no hand for a bag. */
const FULL_HANDS = new Set(['pockets', 'akimbo']);
/** Where the hand rests in a pocket, in heads. */
const POCKET_HEIGHT = 3.66;

/** The garment that lies outermost where a hand would look for a pocket. */
export function outermostAtPocket({ slot }: OutfitReading): WornGarment | undefined {
  const over = slot('coat') ?? slot('layer');
  if (over && (hemOf(over.garment.cut) ?? 0) > POCKET_HEIGHT) return over;
  return slot('dress') ?? slot('bottom');
}

/** Returns true when a hand can rest in a pocket of this look. */
export function hasHandPocket(reading: OutfitReading): boolean {
  const top = reading.slot('top');
  const hangsOver =
    top !== undefined &&
    top.item.worn !== 'tucked' &&
    !('length' in top.garment.cut && top.garment.cut.length === 'cropped');
  const piece = outermostAtPocket(reading);
  if (piece?.garment.slot === 'bottom' && hangsOver) return false;
  return piece?.garment.pockets === 'hand';
}

/** Hands go where there is something for them: a pocket, a clutch. */
export const hands: Gate = {
  id: 'hands',
  check(reading) {
    const { pose } = reading.spec.figure;
    if (POCKET_POSES.has(pose) && !hasHandPocket(reading)) return 'There is no pocket for the hand.';
    if (FULL_HANDS.has(pose) && reading.slot('bag')) return 'There is no hand for the bag.';
    const carriesClutch = isClutch(reading.slot('bag')?.garment);
    if ((pose === 'poise') !== carriesClutch) return 'A clutch is held in front, and nothing else is.';
    return undefined;
  },
};
