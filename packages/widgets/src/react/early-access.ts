'use client';

import { GlowEarlyAccessElement } from '../elements/early-access.ts';
import { earlyAccessElement } from '../widgets/early-access/early-access.element.ts';
import { type ElementComponent, elementComponent } from './element-component.ts';

/** Renders `<glow-early-access>`. */
export const GlowEarlyAccess: ElementComponent = elementComponent(earlyAccessElement, GlowEarlyAccessElement);
