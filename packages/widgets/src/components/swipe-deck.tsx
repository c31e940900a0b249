'use client';

import type { ReactElement } from 'react';
import { SwipeDeck as SwipeDeckWidget } from '../widgets/swipe-deck/swipe-deck.tsx';
import type { SwipeDeckProps } from '../widgets/swipe-deck/swipe-deck.types.ts';
import { inPlace } from './in-place.tsx';

/** Shows one look at a time, liked or passed by drag, by key or by button. */
export function SwipeDeck(props: SwipeDeckProps): ReactElement {
  return inPlace(<SwipeDeckWidget {...props} />);
}
