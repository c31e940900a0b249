import buttonCss from '@glow/kit/button.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import css from '../instant-style/instant-style.css?inline';
import { instantStyleElement } from '../instant-style/instant-style.element.ts';
import { InstantStyle } from '../instant-style/instant-style.tsx';

/** The class of `<glow-instant-style>`. */
export const GlowInstantStyleElement = defineElement({
  descriptor: instantStyleElement,
  component: InstantStyle,
  styles: [tokensCss, buttonCss, skeletonCss, css],
});
