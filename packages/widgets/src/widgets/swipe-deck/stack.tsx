import { savedKeyOf } from '@glow/api';
import type { RefObject } from 'react';
import { Card, type CardPlace } from './card.tsx';
import type { DeckState } from './swipe-deck.machine.ts';
import type { SwipeDeckStrings } from './swipe-deck.messages.ts';

/** More than three cards nobody sees, beside one that leaves. */
const CARDS_IN_DOCUMENT = 3;

/** The cards below rise while the top one leaves. */
function placeOf({ motion }: DeckState, position: number): CardPlace {
  if (motion.type === 'leaving') {
    return position === 0 ? { position, depth: 0, leaving: motion.way } : { position, depth: position - 1 };
  }
  const returned = motion.type === 'returned' && position === 0 ? motion.way : undefined;
  return { position, depth: position, returned };
}

export interface StackProps {
  readonly state: DeckState;
  readonly strings: SwipeDeckStrings;
  readonly topRef: RefObject<HTMLElement | null>;
}

/** The cards that show, the top one last in the document, so that none needs a `z-index`. */
export function Stack({ state, strings, topRef }: StackProps) {
  const { outfits, index, marks } = state.session;
  // The card from below comes while the top one leaves, so that nothing is left to be drawn when the next is pressed.
  const cards = CARDS_IN_DOCUMENT + (state.motion.type === 'leaving' ? 1 : 0);
  const slots = Math.min(cards, outfits.length + state.placeholders - index);
  return Array.from({ length: Math.max(0, slots) }, (_, position) => {
    const outfit = outfits[index + position];
    const key = outfit ? savedKeyOf(outfit) : `placeholder ${index + position}`;
    return (
      <Card
        key={key}
        outfit={outfit}
        mark={marks[key]}
        place={placeOf(state, position)}
        strings={strings}
        cardRef={position === 0 ? topRef : undefined}
      />
    );
  }).reverse();
}
