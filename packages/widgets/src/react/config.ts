'use client';

import { CONFIG_ATTRIBUTES } from '../element/common.element.ts';
import { GlowConfigElement } from '../element/register-element.ts';
import { type ElementComponent, tagComponent } from './element-component.ts';

/** Renders `<glow-config>`. */
export const GlowConfig: ElementComponent = tagComponent(
  {
    tag: GlowConfigElement.tag,
    attributes: CONFIG_ATTRIBUTES,
    properties: [],
    events: [{ name: 'glow-error' }],
  },
  GlowConfigElement,
);
