import type { Outfit } from '@glow/api';
import type { Mark } from '#shared/visit-storage/index.ts';

/** Detail of `glow-like` and `glow-pass`. */
export interface CardDetail {
  readonly outfit: Outfit;
  /** From 0. */
  readonly index: number;
}

/** Detail of `glow-undo`: the card that is back on top, and the mark it had. */
export interface UndoDetail extends CardDetail {
  readonly mark: Mark | undefined;
}

/** Detail of `glow-finish`, each in the order of the deck. */
export interface FinishDetail {
  readonly liked: readonly Outfit[];
  readonly passed: readonly Outfit[];
}

/** Detail of `glow-outfits` on the document: looks for a deck; without an id, for whichever is there. */
export interface OutfitsDetail {
  readonly deckId?: string | undefined;
  readonly outfits: readonly Outfit[];
}
