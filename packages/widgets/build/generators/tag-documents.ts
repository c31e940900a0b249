import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_ATTRIBUTES } from '#element/common.element.ts';
import type { AttributeDescriptor, ElementDescriptor } from '#element/descriptor.ts';
import { placeholderCss } from '#element/place-css.ts';
import { callbackName, withCommon } from '#element/with-common.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { PACKAGE } from '../paths.ts';
import { OWN_PROPS } from '../typings/component-claims.ts';
import { valueType } from '../typings/element-typings.ts';
import { BRAND_TOKENS } from './brand-tokens.ts';
import { CONFIG, commandsText } from './manifest.ts';
import { code, described, table, WRITTEN, wordsOf } from './markdown.ts';
import { typeDocuments } from './type-documents.ts';
import { WIDGET_TEXTS } from './widget-texts.ts';

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

function attributeRow(attribute: AttributeDescriptor): readonly string[] {
  const { name, property, default: value = '' } = attribute;
  return [code(name), code(property), code(valueType(attribute)), value, wordsOf(attribute)];
}

/** Lists the fields of what events and properties of a widget give and take. */
function typesTable(descriptor: ElementDescriptor): string {
  const { events, properties } = withCommon(descriptor);
  const types = [
    ...events.map(({ detailType }) => detailType),
    ...(descriptor.documentEvents ?? []).map(({ detailType }) => detailType),
    ...properties.map(({ type }) => type),
  ];
  const rows = typeDocuments(types).flatMap(({ name, fields, type }) =>
    type
      ? [[code(name), '', code(type), '']]
      : fields.map((field) => [code(name), code(field.name), code(field.type), field.description]),
  );
  return table('Types of details and data', ['type', 'field', 'TypeScript', 'is'], rows);
}

/** Shows the style that holds a tag's place before the script is there. */
function placeOf(descriptor: ElementDescriptor): string {
  if (!descriptor.reservedHeight) return '';
  return `
## Its place

With the script \`async\`, this in the page's head (or its rules in your style sheet) reserves the place from the first paint:

\`\`\`html
<style>${placeholderCss([descriptor])}</style>
\`\`\`
`;
}

/** Returns the reference of a tag as Markdown. */
function tagDocument(descriptor: ElementDescriptor): string {
  const { tag, component, summary, ...all } = withCommon(descriptor);
  return [
    WRITTEN,
    `# ${code(`<${tag}>`)}\n\n`,
    `${summary} In React: ${code(`<${component}>`)}.\n\n${loading(descriptor)} ${READY}\n`,
    descriptor.commands ? `\n${commandsText(descriptor)}\n` : '',
    placeOf(descriptor),
    table(
      'Attributes',
      ['attribute', 'property, React prop', 'type', 'default', 'meaning'],
      all.attributes.map(attributeRow),
    ),
    table(
      'Attributes that are no property',
      ['attribute', 'value', 'default', 'meaning'],
      HOST_ATTRIBUTES.map(({ name, values, default: fallback, description }) => [
        code(name),
        values?.map(code).join(', ') ?? 'text',
        fallback,
        description,
      ]),
    ),
    table(
      'Properties without an attribute',
      ['property, React prop', 'type', 'default', 'meaning'],
      all.properties.map((property) => [
        code(property.name),
        code(property.type),
        property.default ?? '',
        wordsOf(property),
      ]),
    ),
    table(
      'Methods',
      ['method', 'by a button', 'does'],
      all.methods.map((method) => [
        code(`${method.name}()`),
        commandOf(descriptor, method.name),
        wordsOf(method),
      ]),
    ),
    table(
      'Events',
      ['event', 'React prop', 'detail', 'cancelable', 'when'],
      all.events.map(({ name, detailType, cancelable, ...words }) => [
        code(name),
        code(callbackName(name)) + (OWN_PROPS[name] ? `, which ${OWN_PROPS[name]}` : ''),
        detailType === 'undefined' ? '' : code(detailType),
        cancelable ? 'yes' : '',
        wordsOf(words),
      ]),
    ),
    table(
      'Events on the document',
      ['event', 'detail', 'when'],
      (descriptor.documentEvents ?? []).map(({ name, detailType, description }) => [
        code(name),
        code(detailType),
        description,
      ]),
    ),
    typesTable(descriptor),
    table(
      'Slots',
      ['slot', 'holds'],
      all.slots.map((slot) => [slot.name ? code(slot.name) : 'default', wordsOf(slot)]),
    ),
    table(
      'Parts',
      ['part', 'is', '`data-state`'],
      all.parts.map(({ name, states = [], ...words }) => [
        code(name),
        wordsOf(words),
        states.map(code).join(', '),
      ]),
    ),
    table(
      'Custom properties',
      ['property', 'default', 'meaning'],
      all.customProperties.map((property) => [code(property.name), property.default, wordsOf(property)]),
    ),
    '\nColours, fonts and corners of all widgets: [theming](theming.md).\n',
    table('Demo states', [code('demo'), 'shows'], described(all.demoStates)),
    table(
      'Texts',
      ['key of `strings`', 'in English'],
      Object.entries(WIDGET_TEXTS[tag] ?? {}).map(([key, text]) => [code(key), text]),
    ),
  ].join('');
}

function configDocument(): string {
  const { tag, summary, attributes, events } = CONFIG;
  return [
    WRITTEN,
    `# ${code(`<${tag}>`)}\n\n${summary} It shows nothing; the first one of a page counts.\n`,
    `\n\`\`\`html\n<${tag} api-base="https://glow.example.org" theme="dark"></${tag}>\n\`\`\`\n`,
    table(
      'Attributes',
      ['attribute', 'type', 'default', 'meaning'],
      attributes.map(attributeRow).map(([name = '', , ...rest]) => [name, ...rest]),
    ),
    table('Events', ['event', 'when'], described(events)),
  ].join('');
}

/** What the partner's shop of the product wears, without its opening comment. */
const BRAND_EXAMPLE = readFileSync(join(PACKAGE, '../../sites/partner/glow-theme.css'), 'utf8').replace(
  /^\/\*[^*]*\*\/\n/,
  '',
);

function themingDocument(): string {
  return [
    WRITTEN,
    '# Theming\n\n',
    'A page sets these custom properties on a tag, or on anything around it; all widgets read them.\n',
    'Six colours make a brand:\n',
    `\n\`\`\`css\n${BRAND_EXAMPLE}\`\`\`\n`,
    '\nA colour holds in light and dark alike; where it should differ, write `light-dark(#27333c, #e9edee)`. ',
    'Pockets (`--glow-cloth`) stand with their tags.\n',
    table(
      'Custom properties',
      ['property', 'default', 'is for'],
      BRAND_TOKENS.map(({ name, default: value, description }) => [
        code(name),
        value.includes('`') || value.startsWith('depends') ? value : code(value),
        description,
      ]),
    ),
  ].join('');
}

/** Path → text of each tag's document, and of what all tags share. */
export function tagDocuments(): ReadonlyMap<string, string> {
  const documents = {
    ...Object.fromEntries(DESCRIPTORS.map((one) => [one.tag, tagDocument(one)])),
    [CONFIG.tag]: configDocument(),
    theming: themingDocument(),
  };
  return new Map(
    Object.entries(documents).map(([name, text]) => [join(PACKAGE, 'docs', `${name}.md`), text]),
  );
}
