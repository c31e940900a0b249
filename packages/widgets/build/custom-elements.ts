import { join } from 'node:path';
import { DESCRIPTORS } from '../src/descriptors.ts';
import type { AttributeDescriptor, ElementDescriptor, EventDescriptor } from '../src/element/descriptor.ts';
import { withCommon } from '../src/element/with-common.ts';
import { CONFIG } from './documented-tags.ts';
import { PACKAGE } from './paths.ts';

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

/** The Custom Elements Manifest (schema 2.1.0) of the package. */
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
