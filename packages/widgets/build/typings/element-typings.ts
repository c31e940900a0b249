import { join } from 'node:path';
import type { AttributeDescriptor, Described, ElementDescriptor } from '#element/descriptor.ts';
import { withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { SOURCE } from '../paths.ts';

export const TYPINGS = join(SOURCE, 'elements/typings.ts');

const HEAD = '// Written by build/typings/element-typings.ts from the descriptors.\n';

/** The TypeScript type of an attribute's value. */
export function valueType({ type, values = [] }: AttributeDescriptor): string {
  const union = values.map((value) => `'${value}'`).join(' | ');
  if (type === 'boolean' || type === 'number') return type;
  if (type === 'enum') return union;
  return type === 'list' ? `readonly (${union})[]` : 'string';
}

/** An element has no default of its own: what was not set is `undefined`, booleans apart. */
function typeOf(attribute: AttributeDescriptor): string {
  const type = valueType(attribute);
  return type === 'boolean' ? type : `${type} | undefined`;
}

/** Returns the doc comment of an item. */
export function docComment({ description, deprecated }: Described): string {
  return `/** ${description}${deprecated ? ` @deprecated ${deprecated}` : ''} */`;
}

function member(words: Described, line: string): string {
  return `  ${docComment(words)}\n  ${line};\n`;
}

function interfaceOf(descriptor: ElementDescriptor): string {
  const { tag, component, attributes, properties, methods } = withCommon(descriptor);
  const members = [
    ...attributes.map((attribute) => member(attribute, `${attribute.property}: ${typeOf(attribute)}`)),
    ...properties.map((property) => member(property, `${property.name}: ${property.type} | undefined`)),
    ...methods.map((method) => member(method, `${method.name}(): void`)),
  ];
  const doc = `/** \`<${tag}>\`. ${descriptor.summary} */\n`;
  return `${doc}export interface Glow${component} extends GlowElement {\n${members.join('\n')}}\n`;
}

/** Names of our own types in the types of properties and event details. */
function typeNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []);
  const platform = ['Partial', 'Readonly', 'Record', 'Map', 'Set', 'Date'];
  return [...new Set(names)].filter((name) => !platform.includes(name)).sort();
}

/** The elements' instances and events, as `src/elements/typings.ts`. */
export function elementTypings(): string {
  const events = DESCRIPTORS.flatMap((descriptor) => withCommon(descriptor).events);
  const details = new Map(events.map(({ name, detailType }) => [name, detailType]));
  const onDocument = DESCRIPTORS.flatMap(({ documentEvents = [] }) => documentEvents);
  const names = typeNames([
    ...details.values(),
    ...onDocument.map(({ detailType }) => detailType),
    ...DESCRIPTORS.flatMap(({ properties }) => properties.map(({ type }) => type)),
  ]);
  const eventLines = [...details].map(([name, type]) => `  '${name}': CustomEvent<${type}>;\n`);
  const documentLines = onDocument.map(
    ({ name, detailType, description }) =>
      `  /** ${description} */\n  '${name}': CustomEvent<${detailType}>;\n`,
  );
  return [
    HEAD,
    "import type { GlowElement } from '../element/glow-element.ts';\n",
    `import type { ${names.join(', ')} } from '../index.ts';\n\n`,
    DESCRIPTORS.map(interfaceOf).join('\n'),
    '\n/** What the elements dispatch, by name. */\n',
    `export interface GlowEventMap {\n${eventLines.join('')}}\n`,
    '\n/** What is dispatched on the document, by name: by elements, and by a page to them. */\n',
    `export interface GlowDocumentEventMap extends GlowEventMap {\n${documentLines.join('')}}\n`,
  ].join('');
}

/** Makes the tags and events known to TypeScript for who registers them. */
export function registerTypings(elementsModule: string): string {
  const names = DESCRIPTORS.map(({ component }) => `Glow${component}Element`);
  const tags = DESCRIPTORS.map(({ tag, component }) => `    '${tag}': Glow${component}Element;\n`);
  return [
    `import type { ${['GlowConfigElement', 'GlowDocumentEventMap', 'GlowEventMap', ...names].join(', ')} } from '${elementsModule}';\n\n`,
    'declare global {\n',
    `  interface HTMLElementTagNameMap {\n    'glow-config': GlowConfigElement;\n${tags.join('')}  }\n`,
    '  interface HTMLElementEventMap extends GlowEventMap {}\n',
    '  interface DocumentEventMap extends GlowDocumentEventMap {}\n',
    '}\n',
  ].join('');
}
