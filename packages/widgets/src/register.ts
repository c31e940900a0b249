import {
  GlowCuratedGridElement,
  GlowEarlyAccessElement,
  GlowInstantStyleElement,
  GlowStyleQuizElement,
  GlowSwipeDeckElement,
  registerElement,
} from './elements/index.ts';

registerElement(GlowCuratedGridElement);
registerElement(GlowEarlyAccessElement);
registerElement(GlowInstantStyleElement);
registerElement(GlowStyleQuizElement);
registerElement(GlowSwipeDeckElement);
