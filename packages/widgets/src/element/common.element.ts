import type { AttributeDescriptor, EventDescriptor, HostAttributeDescriptor } from './descriptor.ts';

export const API_BASE_ATTRIBUTE = {
  name: 'api-base',
  property: 'apiBase',
  type: 'url',
  default: "the script's own origin; http://localhost:8000 from npm",
  description: 'Base URL of the API, with or without a trailing slash.',
} as const satisfies AttributeDescriptor;

export const THEME_ATTRIBUTE = {
  name: 'theme',
  property: 'theme',
  type: 'enum',
  values: ['light', 'dark', 'auto'],
  default: 'auto',
  description:
    'The colour scheme; `auto` follows the `color-scheme` that the element inherits, so a light page keeps a light widget.',
} as const satisfies AttributeDescriptor;

/** What `<glow-config>` takes for all widgets of a page. */
export const CONFIG_ATTRIBUTES: readonly AttributeDescriptor[] = [API_BASE_ATTRIBUTE, THEME_ATTRIBUTE];

export const COMMON_EVENTS: readonly EventDescriptor[] = [
  {
    name: 'glow-ready',
    detailType: 'undefined',
    cancelable: false,
    description: 'The widget is shown and usable; fires again after it is removed and inserted again.',
  },
  {
    name: 'glow-error',
    detailType: 'GlowErrorDetail',
    cancelable: true,
    description: 'An attribute was invalid, a call failed, or the widget could not load or render.',
  },
];

/** What a tag takes beside the attributes of its class. */
export const HOST_ATTRIBUTES: readonly HostAttributeDescriptor[] = [
  {
    name: 'lang',
    default: "the nearest ancestor's, else English",
    description:
      'Language of the texts, a BCP 47 tag; English, German, French, Spanish and Arabic are there.',
  },
  {
    name: 'dir',
    values: ['ltr', 'rtl', 'auto'],
    default: "the nearest ancestor's",
    description: 'Text direction.',
  },
  {
    name: 'loading',
    values: ['eager'],
    default: 'when the widget is needed',
    description: 'With the embed script: `eager` loads the widget at once.',
  },
  {
    name: 'consent',
    values: ['pending'],
    default: 'nothing is waited for',
    description:
      'With the embed script: `pending` keeps it from loading anything for this tag until the attribute is removed or changed.',
  },
];

/** The `demo` attribute; its values are the widget's demo states. */
export const DEMO_ATTRIBUTE = {
  name: 'demo',
  property: 'demo',
  type: 'enum',
  default: 'no demo',
  description: 'Shows a named state without calling the API.',
} as const satisfies AttributeDescriptor;
