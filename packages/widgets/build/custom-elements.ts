import { join } from 'node:path';
import { DESCRIPTORS } from '../src/descriptors.ts';
import { CONFIG_ATTRIBUTES } from '../src/element/common.element.ts';
import type { AttributeDescriptor, ElementDescriptor } from '../src/element/descriptor.ts';
import { withCommon } from '../src/element/with-common.ts';
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
    events: rest.events.map(({ name, detailType, cancelable, description }) => ({
      name,
      type: { text: `CustomEvent<${detailType}>` },
      description: cancelable ? `${description} Cancelable.` : description,
    })),
    cssParts: parts,
    slots,
    cssProperties: customProperties,
    demos: rest.demoStates.map(({ name, description }) => ({ url: `?demo=${name}`, description })),
  };
}

const CONFIG = {
  kind: 'class',
  customElement: true,
  name: 'GlowConfigElement',
  tagName: 'glow-config',
  summary: 'Settings for all widgets of a page; each may override them.',
  superclass: { name: 'HTMLElement' },
  attributes: CONFIG_ATTRIBUTES.map(attributeOf),
};

/** The Custom Elements Manifest (schema 2.1.0) of the package. */
export function customElementsManifest() {
  const declarations = [CONFIG, ...DESCRIPTORS.map(declarationOf)];
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
