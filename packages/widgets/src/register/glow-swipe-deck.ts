import { registerElement } from '../element/register-element.ts';
import { GlowSwipeDeckElement } from '../elements/swipe-deck.ts';

registerElement(GlowSwipeDeckElement);
