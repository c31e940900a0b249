import { COMMON_EVENTS, CONFIG_ATTRIBUTES, HOST_ATTRIBUTES } from '#element/common.element.ts';
import type {
  AttributeDescriptor,
  ElementDescriptor,
  EventDescriptor,
  HostAttributeDescriptor,
} from '#element/descriptor.ts';
import { placeholderCss } from '#element/place-css.ts';
import { withCommon } from '#element/with-common.ts';
import { LOCALES } from '#shared/locales/translation.ts';
import { DESCRIPTORS } from '#widgets/descriptors.ts';
import { BRAND_TOKENS } from './brand-tokens.ts';
import { typeDocuments } from './type-documents.ts';
import { WIDGET_TEXTS } from './widget-texts.ts';

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
  /** Attributes that are no property. */
  readonly hostAttributes: readonly HostAttributeDescriptor[];
}

/** `<glow-config>`, which is no widget and has no descriptor. */
export const CONFIG: DocumentedTag = {
  tag: 'glow-config',
  className: 'GlowConfigElement',
  summary: 'Settings for all widgets of a page; each may override them.',
  attributes: CONFIG_ATTRIBUTES,
  attributesAre: 'attributes only',
  hostAttributes: [],
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
      customProperties: [...descriptor.customProperties, ...BRAND_TOKENS],
      className: `Glow${descriptor.component}Element`,
      attributesAre: 'properties',
      hostAttributes: HOST_ATTRIBUTES,
    }),
  ),
];

const MODULE = 'dist/npm/elements.js';

function typeText({ type, values = [] }: AttributeDescriptor): string {
  if (type === 'enum') return values.map((value) => `'${value}'`).join(' | ');
  return type === 'number' || type === 'boolean' ? type : 'string';
}

export function attributeOf(attribute: AttributeDescriptor) {
  const { name, property, description, deprecated } = attribute;
  const values = attribute.type === 'list' ? ` Comma separated, of: ${attribute.values?.join(', ')}.` : '';
  return {
    name,
    fieldName: property,
    type: { text: typeText(attribute) },
    ...(attribute.default && { default: attribute.default }),
    description: description + values,
    ...(deprecated && { deprecated }),
  };
}

function fieldOf(attribute: AttributeDescriptor) {
  const { name, property, description, deprecated } = attribute;
  const text = attribute.type === 'list' ? 'readonly string[]' : typeText(attribute);
  return {
    kind: 'field',
    name: property,
    type: { text },
    attribute: name,
    reflects: attribute.reflects === true,
    description,
    ...(deprecated && { deprecated }),
  };
}

function hostAttributeOf({ name, values, default: fallback, description }: HostAttributeDescriptor) {
  const text = values?.map((value) => `'${value}'`).join(' | ') ?? 'string';
  return { name, type: { text }, default: fallback, description };
}

/** Returns a sentence with the fields of a detail; nothing where there is none. */
function fieldsText(detailType: string): string {
  const [detail] = typeDocuments([detailType]);
  if (!detail) return '';
  const fields = detail.fields.map(({ name, type }) => `\`${name}: ${type}\``).join(', ');
  return ` \`detail\` has ${fields || `\`${detail.type}\``}.`;
}

function eventOf({
  name,
  detailType,
  cancelable,
  description,
  deprecated,
}: Omit<EventDescriptor, 'name'> & { name: string }) {
  return {
    name,
    type: { text: `CustomEvent<${detailType}>` },
    description: `${description}${cancelable ? ' Cancelable.' : ''}${fieldsText(detailType)}`,
    ...(deprecated && { deprecated }),
  };
}

const DOCUMENT_EVENT = ' On the document.';

function documentEventsOf({ documentEvents = [] }: ElementDescriptor) {
  return documentEvents.map(({ description, ...event }) =>
    eventOf({ ...event, cancelable: false, description: description + DOCUMENT_EVENT }),
  );
}

function partOf({ states, ...part }: ElementDescriptor['parts'][number]) {
  const values = states?.map((state) => `\`${state}\``).join(', ');
  return {
    ...part,
    description: values ? `${part.description} \`data-state\`: ${values}.` : part.description,
  };
}

function textsOf(tag: string): string {
  const keys = Object.keys(WIDGET_TEXTS[tag] ?? {});
  return ` Keys: ${keys.map((key) => `\`${key}\``).join(', ')}.`;
}

/** Returns a sentence on the buttons that press for a tag; nothing for a tag that takes no commands. */
export function commandsText({ tag, commands }: ElementDescriptor): string {
  if (!commands) return '';
  const names = Object.entries(commands).map(
    ([command, method]) => `\`command="${command}"\` (\`${method}()\`)`,
  );
  return `A button with \`commandfor\` and ${names.join(', ')} or any button or link with \`data-glow-open="<id of the ${tag}>"\` opens it, also before its script has loaded.`;
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
    ...(rest.commands && { description: commandsText(descriptor) }),
    superclass: { name: 'HTMLElement' },
    attributes: [...rest.attributes.map(attributeOf), ...HOST_ATTRIBUTES.map(hostAttributeOf)],
    members: [
      ...rest.attributes.map(fieldOf),
      ...rest.properties.map(({ name, type, description, deprecated }) => ({
        kind: 'field',
        name,
        type: { text: type },
        description: name === 'strings' ? description + textsOf(tag) : description,
        ...(deprecated && { deprecated }),
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
    events: [...rest.events.map(eventOf), ...documentEventsOf(descriptor)],
    cssParts: parts.map(partOf),
    slots,
    cssProperties: [...customProperties, ...BRAND_TOKENS],
    ...(descriptor.reservedHeight && { placeholder: placeholderCss([descriptor]) }),
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

/**
 * Returns the Custom Elements Manifest (schema 2.1.0) of the package, and beside what the schema has: the `languages` of
 * the texts (BCP 47), and of a tag its `placeholder`, the style that holds its place.
 */
export function customElementsManifest() {
  const declarations = [CONFIG_DECLARATION, ...DESCRIPTORS.map(declarationOf)];
  const exports = declarations.flatMap(({ name, tagName }) => [
    { kind: 'js', name, declaration: { name, module: MODULE } },
    { kind: 'custom-element-definition', name: tagName, declaration: { name, module: MODULE } },
  ]);
  return {
    schemaVersion: '2.1.0',
    readme: '',
    languages: ['en', ...LOCALES],
    modules: [{ kind: 'javascript-module', path: MODULE, declarations, exports }],
  };
}
