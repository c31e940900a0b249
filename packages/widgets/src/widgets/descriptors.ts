import type { ElementDescriptor } from '../element/descriptor.ts';
import { curatedGridElement } from './curated-grid/curated-grid.element.ts';
import { earlyAccessElement } from './early-access/early-access.element.ts';
import { instantStyleElement } from './instant-style/instant-style.element.ts';
import { styleQuizElement } from './style-quiz/style-quiz.element.ts';
import { swipeDeckElement } from './swipe-deck/swipe-deck.element.ts';

/** Every widget, as data, in the order a visitor meets them. */
export const DESCRIPTORS: readonly ElementDescriptor[] = [
  earlyAccessElement,
  instantStyleElement,
  styleQuizElement,
  swipeDeckElement,
  curatedGridElement,
];
