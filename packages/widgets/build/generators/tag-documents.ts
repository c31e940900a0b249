import { join } from 'node:path';
import type { ElementDescriptor } from '#element/descriptor.ts';
import { callbackName, withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { PACKAGE } from '../paths.ts';
import { OWN_PROPS } from '../typings/component-claims.ts';
import { valueType } from '../typings/element-typings.ts';

const code = (text: string) => `\`${text}\``;

/** Returns a table of Markdown under its heading; nothing where there is no row. */
function table(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rule = line(columns.map(() => '---'));
  return `\n## ${heading}\n\n${line(columns)}${rule}${rows.map(line).join('')}`;
}

const READY = 'Its property `ready` is a promise, fulfilled once the widget shows.';

const LOADS = {
  near: 'when it comes near the viewport',
  asked: 'when something asks for it: a press on its trigger, or an attribute',
};

function loading({ load, loadAttributes = [] }: ElementDescriptor): string {
  const attributes = loadAttributes.length > 0 ? ` (${loadAttributes.map(code).join(', ')})` : '';
  return `The embed script loads it ${LOADS[load]}${attributes}; \`loading="eager"\` loads it at once.`;
}

function commandOf({ commands = {} }: ElementDescriptor, method: string): string {
  const names = Object.keys(commands).filter((name) => commands[name as `--${string}`] === method);
  return names.map((name) => code(`command="${name}"`)).join(', ');
}

/** Returns the reference of a tag as Markdown. */
function tagDocument(descriptor: ElementDescriptor): string {
  const { tag, component, summary, ...all } = withCommon(descriptor);
  const described = ({ name, description }: { name: string; description: string }) => [
    code(name),
    description,
  ];
  return [
    '<!-- Written by build/generators/tag-documents.ts from the descriptors. -->\n',
    `# ${code(`<${tag}>`)}\n\n`,
    `${summary} In React: ${code(`<${component}>`)}.\n\n${loading(descriptor)} ${READY}\n`,
    table(
      'Attributes',
      ['attribute', 'property, React prop', 'type', 'default', 'meaning'],
      all.attributes.map((attribute) => [
        code(attribute.name),
        code(attribute.property),
        code(valueType(attribute)),
        attribute.default ?? '',
        attribute.description,
      ]),
    ),
    table(
      'Properties without an attribute',
      ['property, React prop', 'type', 'default', 'meaning'],
      all.properties.map(({ name, type, default: value = '', description }) => [
        code(name),
        code(type),
        value,
        description,
      ]),
    ),
    table(
      'Methods',
      ['method', 'by a button', 'does'],
      all.methods.map(({ name, description }) => [
        code(`${name}()`),
        commandOf(descriptor, name),
        description,
      ]),
    ),
    table(
      'Events',
      ['event', 'React prop', 'detail', 'cancelable', 'when'],
      all.events.map(({ name, detailType, cancelable, description }) => [
        code(name),
        code(callbackName(name)) + (OWN_PROPS[name] ? `, which ${OWN_PROPS[name]}` : ''),
        detailType === 'undefined' ? '' : code(detailType),
        cancelable ? 'yes' : '',
        description,
      ]),
    ),
    table(
      'Slots',
      ['slot', 'holds'],
      all.slots.map(({ name, description }) => [name ? code(name) : 'default', description]),
    ),
    table('Parts', ['part', 'is'], all.parts.map(described)),
    table(
      'Custom properties',
      ['property', 'default', 'meaning'],
      all.customProperties.map(({ name, default: value, description }) => [code(name), value, description]),
    ),
    table('Demo states', [code('demo'), 'shows'], all.demoStates.map(described)),
  ].join('');
}

/** Path → text of each tag's document. */
export function tagDocuments(): ReadonlyMap<string, string> {
  return new Map(DESCRIPTORS.map((one) => [join(PACKAGE, 'docs', `${one.tag}.md`), tagDocument(one)]));
}
