import { join } from 'node:path';
import { COMMON_EVENTS, CONFIG_ATTRIBUTES } from '#element/common.element.ts';
import type { AttributeDescriptor, ElementDescriptor, EventDescriptor } from '#element/descriptor.ts';
import { withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { PACKAGE } from '../paths.ts';

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

export const CUSTOM_ELEMENTS = join(PACKAGE, 'custom-elements.json');

const MODULE = 'dist/npm/elements.js';

function typeText({ type, values = [] }: AttributeDescriptor): string {
  if (type === 'enum') return values.map((value) => `'${value}'`).join(' | ');
  return type === 'number' || type === 'boolean' ? type : 'string';
}

function attributeOf(attribute: AttributeDescriptor) {
  const { name, property, description } = attribute;
  const values = attribute.type === 'list' ? ` Comma separated, of: ${attribute.values?.join(', ')}.` : '';
  return {
    name,
    fieldName: property,
    type: { text: typeText(attribute) },
    ...(attribute.default && { default: attribute.default }),
    description: description + values,
  };
}

function fieldOf(attribute: AttributeDescriptor) {
  const { name, property, description } = attribute;
  const text = attribute.type === 'list' ? 'readonly string[]' : typeText(attribute);
  return {
    kind: 'field',
    name: property,
    type: { text },
    attribute: name,
    reflects: attribute.reflects === true,
    description,
  };
}

function eventOf({ name, detailType, cancelable, description }: EventDescriptor) {
  return {
    name,
    type: { text: `CustomEvent<${detailType}>` },
    description: cancelable ? `${description} Cancelable.` : description,
  };
}

function declarationOf(descriptor: ElementDescriptor) {
  const { tag, component, summary, parts, slots, customProperties, ...rest } = withCommon(descriptor);
  const returnsNothing = { return: { type: { text: 'void' } } };
  return {
    kind: 'class',
    customElement: true,
    name: `Glow${component}Element`,
    tagName: tag,
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: rest.attributes.map(attributeOf),
    members: [
      ...rest.attributes.map(fieldOf),
      ...rest.properties.map(({ name, type, description }) => ({
        kind: 'field',
        name,
        type: { text: type },
        description,
      })),
      ...rest.methods.map((method) => ({ kind: 'method', ...method, ...returnsNothing })),
      {
        kind: 'field',
        name: 'ready',
        type: { text: 'Promise<void>' },
        readonly: true,
        description: 'Fulfilled once the widget shows.',
      },
    ],
    events: rest.events.map(eventOf),
    cssParts: parts,
    slots,
    cssProperties: customProperties,
    demos: rest.demoStates.map(({ name, description }) => ({ url: `?demo=${name}`, description })),
  };
}

const CONFIG_DECLARATION = {
  kind: 'class',
  customElement: true,
  name: CONFIG.className,
  tagName: CONFIG.tag,
  summary: CONFIG.summary,
  superclass: { name: 'HTMLElement' },
  attributes: CONFIG.attributes.map(attributeOf),
  events: CONFIG.events.map(eventOf),
};

/** Returns the Custom Elements Manifest (schema 2.1.0) of the package. */
export function customElementsManifest() {
  const declarations = [CONFIG_DECLARATION, ...DESCRIPTORS.map(declarationOf)];
  const exports = declarations.flatMap(({ name, tagName }) => [
    { kind: 'js', name, declaration: { name, module: MODULE } },
    { kind: 'custom-element-definition', name: tagName, declaration: { name, module: MODULE } },
  ]);
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: [{ kind: 'javascript-module', path: MODULE, declarations, exports }],
  };
}
