import type { AttributeDescriptor, EventDescriptor } from './descriptor.ts';

export const API_BASE_ATTRIBUTE = {
  name: 'api-base',
  property: 'apiBase',
  type: 'url',
  default: "the script's own origin; http://localhost:8000 from npm",
  description: 'Base of the calls; a trailing slash does not matter.',
} as const satisfies AttributeDescriptor;

export const THEME_ATTRIBUTE = {
  name: 'theme',
  property: 'theme',
  type: 'enum',
  values: ['light', 'dark', 'auto'],
  default: 'auto',
  description:
    'Light or dark; `auto` follows the `color-scheme` of the place it stands in, so that a light page keeps a light widget.',
} as const satisfies AttributeDescriptor;

/** What `<glow-config>` takes for all widgets of a page. */
export const CONFIG_ATTRIBUTES: readonly AttributeDescriptor[] = [API_BASE_ATTRIBUTE, THEME_ATTRIBUTE];

export const COMMON_EVENTS: readonly EventDescriptor[] = [
  {
    name: 'glow-ready',
    detailType: 'undefined',
    cancelable: false,
    description: 'The widget shows and can be used; fires again when it was removed and put back.',
  },
  {
    name: 'glow-error',
    detailType: 'GlowErrorDetail',
    cancelable: true,
    description: 'An attribute was not valid, a call failed, or the widget itself did.',
  },
];

/** The `demo` attribute; its values are the widget's demo states. */
export const DEMO_ATTRIBUTE = {
  name: 'demo',
  property: 'demo',
  type: 'enum',
  default: 'no demo',
  description: 'Shows a named state with no backend behind it.',
} as const satisfies AttributeDescriptor;
