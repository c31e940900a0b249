import buttonCss from '@glow/kit/button.css?inline';
import dialogCss from '@glow/kit/dialog.css?inline';
import fieldCss from '@glow/kit/field.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/glow-element.ts';
import css from '../widgets/early-access/early-access.css?inline';
import { earlyAccessElement } from '../widgets/early-access/early-access.element.ts';
import { EarlyAccess } from '../widgets/early-access/early-access.tsx';
import type { GlowEarlyAccess } from './typings.ts';

/** The class of `<glow-early-access>`. */
export const GlowEarlyAccessElement: GlowElementClass<GlowEarlyAccessElement> = defineElement({
  descriptor: earlyAccessElement,
  component: EarlyAccess,
  styles: [tokensCss, buttonCss, dialogCss, fieldCss, css],
});

/** What `document.createElement('glow-early-access')` gives. */
export type GlowEarlyAccessElement = GlowEarlyAccess;
