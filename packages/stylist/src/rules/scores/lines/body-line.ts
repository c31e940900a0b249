import type { BodyShape } from '@glow/api';
import { isClosedFront } from '#garments/silhouette.ts';
import type { OutfitReading } from '#rules/outfit-reading.ts';

/** What is worn where, of a whole look or of one garment alone. */
export type Worn = Pick<OutfitReading, 'slot'>;

/** A line a look draws, what it does, and how gladly stylists draw it on each shape (0–1, default 0.4). */
export interface BodyLine {
  readonly id: string;
  readonly holds: (reading: Worn) => boolean;
  readonly suits: Readonly<Partial<Record<BodyShape, number>>>;
}

/** True when a closed jacket or coat hides what is worn under it. */
export function isCoveredUp({ slot }: Worn): boolean {
  const cut = (slot('coat') ?? slot('layer'))?.garment.cut;
  return cut !== undefined && isClosedFront(cut);
}
