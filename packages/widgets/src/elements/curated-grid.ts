import buttonCss from '@glow/kit/button.css?inline';
import dialogCss from '@glow/kit/dialog.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import toastCss from '@glow/kit/toast.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { defineElement } from '../element/define-element.ts';
import type { GlowElementClass } from '../element/glow-element.ts';
import lookCss from '../shared/look.css?inline';
import css from '../widgets/curated-grid/curated-grid.css?inline';
import { curatedGridElement } from '../widgets/curated-grid/curated-grid.element.ts';
import { CuratedGrid } from '../widgets/curated-grid/curated-grid.tsx';
import type { GlowCuratedGrid } from './typings.ts';

/** The class of `<glow-curated-grid>`. */
export const GlowCuratedGridElement: GlowElementClass<GlowCuratedGridElement> = defineElement({
  descriptor: curatedGridElement,
  component: CuratedGrid,
  styles: [tokensCss, buttonCss, dialogCss, skeletonCss, toastCss, lookCss, css],
});

/** What `document.createElement('glow-curated-grid')` gives. */
export type GlowCuratedGridElement = GlowCuratedGrid;
