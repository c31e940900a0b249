'use client';

import { GlowInstantStyleElement } from '../elements/instant-style.ts';
import { instantStyleElement } from '../widgets/instant-style/instant-style.element.ts';
import { type ElementComponent, elementComponent } from './element-component.ts';

/** Renders `<glow-instant-style>`. */
export const GlowInstantStyle: ElementComponent = elementComponent(
  instantStyleElement,
  GlowInstantStyleElement,
);
