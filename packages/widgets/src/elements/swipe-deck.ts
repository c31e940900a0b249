import buttonCss from '@glow/kit/button.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/glow-element.ts';
import lookCss from '../shared/look.css?inline';
import css from '../widgets/swipe-deck/swipe-deck.css?inline';
import { swipeDeckElement } from '../widgets/swipe-deck/swipe-deck.element.ts';
import { SwipeDeck } from '../widgets/swipe-deck/swipe-deck.tsx';
import type { GlowSwipeDeck } from './typings.ts';

/** The class of `<glow-swipe-deck>`. */
export const GlowSwipeDeckElement: GlowElementClass<GlowSwipeDeckElement> = defineElement({
  descriptor: swipeDeckElement,
  component: SwipeDeck,
  styles: [tokensCss, buttonCss, skeletonCss, lookCss, css],
});

/** What `document.createElement('glow-swipe-deck')` gives. */
export type GlowSwipeDeckElement = GlowSwipeDeck;
