'use client';

import { GlowCuratedGridElement } from '../elements/curated-grid.ts';
import { curatedGridElement } from '../widgets/curated-grid/curated-grid.element.ts';
import { type ElementComponent, elementComponent } from './element-component.ts';

/** Renders `<glow-curated-grid>`. */
export const GlowCuratedGrid: ElementComponent = elementComponent(curatedGridElement, GlowCuratedGridElement);
