import { DESCRIPTORS } from '../src/descriptors.ts';
import { COMMON_EVENTS, CONFIG_ATTRIBUTES } from '../src/element/common.element.ts';
import type { ElementDescriptor } from '../src/element/descriptor.ts';
import { withCommon } from '../src/element/with-common.ts';

/** What typings and editors' data need to know of a tag. */
export interface DocumentedTag
  extends Pick<
    ElementDescriptor,
    'tag' | 'summary' | 'attributes' | 'properties' | 'events' | 'parts' | 'slots' | 'customProperties'
  > {
  /** The element's class. */
  readonly className: string;
  /** Whether each attribute is a property of the element too. */
  readonly attributesAre: 'properties' | 'attributes only';
}

/** `<glow-config>`, which is no widget and has no descriptor. */
export const CONFIG: DocumentedTag = {
  tag: 'glow-config',
  className: 'GlowConfigElement',
  summary: 'Settings for all widgets of a page; each may override them.',
  attributes: CONFIG_ATTRIBUTES,
  attributesAre: 'attributes only',
  properties: [],
  events: COMMON_EVENTS.filter(({ name }) => name === 'glow-error'),
  parts: [],
  slots: [],
  customProperties: [],
};

/** Every tag of the package. */
export const DOCUMENTED_TAGS: readonly DocumentedTag[] = [
  CONFIG,
  ...DESCRIPTORS.map(
    (descriptor): DocumentedTag => ({
      ...withCommon(descriptor),
      className: `Glow${descriptor.component}Element`,
      attributesAre: 'properties',
    }),
  ),
];
