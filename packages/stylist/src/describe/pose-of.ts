import type { Pose } from '../draw/figure/pose.ts';
import { poseHands } from '../draw/pose-hands.ts';
import { pocketsOf } from '../draw/rest-arm.ts';
import type { FigureSpec } from '../outfit.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Returns the pose a look is drawn in, its hands where the clothes let them rest. */
export function poseOf({ worn }: Pick<OutfitReading, 'worn'>, figure: FigureSpec): Pose {
  const pieces = worn.map(({ garment, item }) => ({ cut: garment.cut, worn: item.worn }));
  return poseHands(
    figure,
    pieces.map(({ cut }) => cut),
    pocketsOf(pieces),
  );
}
