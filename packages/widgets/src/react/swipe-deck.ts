'use client';

import { GlowSwipeDeckElement } from '../elements/swipe-deck.ts';
import { swipeDeckElement } from '../widgets/swipe-deck/swipe-deck.element.ts';
import { type ElementComponent, elementComponent } from './element-component.ts';

/** Renders `<glow-swipe-deck>`. */
export const GlowSwipeDeck: ElementComponent = elementComponent(swipeDeckElement, GlowSwipeDeckElement);
