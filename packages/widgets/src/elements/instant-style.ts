import buttonCss from '@glow/kit/button.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/glow-element.ts';
import css from '../widgets/instant-style/instant-style.css?inline';
import { instantStyleElement } from '../widgets/instant-style/instant-style.element.ts';
import { InstantStyle } from '../widgets/instant-style/instant-style.tsx';
import type { GlowInstantStyle } from './typings.ts';

/** The class of `<glow-instant-style>`. */
export const GlowInstantStyleElement: GlowElementClass<GlowInstantStyleElement> = defineElement({
  descriptor: instantStyleElement,
  component: InstantStyle,
  styles: [tokensCss, buttonCss, skeletonCss, css],
});

/** What `document.createElement('glow-instant-style')` gives. */
export type GlowInstantStyleElement = GlowInstantStyle;
