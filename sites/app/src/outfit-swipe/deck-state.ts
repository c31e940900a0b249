import type { SwipeDeckProps } from '@glow/widgets';

type DeckState = Pick<SwipeDeckProps, 'outfits' | 'answers' | 'weather' | 'aiEnabled'>;

/**
 * Returns the deck that navigation brought (spec section 2). Without one, or with a state that is none of ours, the deck
 * takes what the quiz left in this tab; what the fields hold is checked by the deck itself.
 */
export function readDeckState(state: unknown): DeckState {
  if (typeof state !== 'object' || state === null || !('outfits' in state)) return {};
  const { outfits, answers, weather, aiEnabled } = state as DeckState;
  if (!Array.isArray(outfits)) return {};
  return { outfits, answers, weather, aiEnabled };
}
