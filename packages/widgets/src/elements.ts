export { GlowConfigElement } from './element/config-element.ts';
export type { GlowElement, GlowElementClass } from './element/element-types.ts';
export type { GlowErrorDetail } from './element/error-detail.ts';
export { registerElement } from './element/register-element.ts';
export { GlowEarlyAccessElement } from './elements/early-access.ts';
export { GlowInstantStyleElement } from './elements/instant-style.ts';
export type { GlowEarlyAccess, GlowEventMap, GlowInstantStyle } from './elements/typings.ts';
