import buttonCss from '@glow/kit/button.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/element-types.ts';
import { instantStyleElement } from '../widgets/instant-style/instant-style.element.ts';
import { InstantStyle } from '../widgets/instant-style/instant-style.tsx';
import outcomeCss from '../widgets/instant-style/outcome.css?inline';
import pickerCss from '../widgets/instant-style/picker.css?inline';
import type { GlowInstantStyle } from './typings.ts';

/** The class of `<glow-instant-style>`. */
export const GlowInstantStyleElement: GlowElementClass<GlowInstantStyleElement> = defineElement({
  descriptor: instantStyleElement,
  component: InstantStyle,
  styles: [tokensCss, buttonCss, skeletonCss, pickerCss, outcomeCss],
});

/** What `document.createElement('glow-instant-style')` gives. */
export type GlowInstantStyleElement = GlowInstantStyle;
