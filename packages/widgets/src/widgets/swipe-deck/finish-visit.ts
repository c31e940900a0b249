import { setStyleTestCompleted, writeLikedOutfits } from '#shared/visit-storage/index.ts';
import type { FinishDetail } from './event-details.ts';

/** What a finished deck leaves in the browser (spec section 4). */
export function finishVisit({ liked }: FinishDetail): void {
  setStyleTestCompleted(true);
  writeLikedOutfits(liked);
}
