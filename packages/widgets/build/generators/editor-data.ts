import type { AttributeDescriptor, Described, HostAttributeDescriptor } from '#element/descriptor.ts';
import { packageVersion } from '../paths.ts';
import { valueType } from '../typings/element-typings.ts';
import { DOCUMENTED_TAGS, type DocumentedTag } from './manifest.ts';
import { wordsOf } from './markdown.ts';

const markdown = (value: string) => ({ kind: 'markdown', value });

const named = ({ type, values = [] }: AttributeDescriptor) =>
  type === 'enum' ? { values: values.map((name) => ({ name })) } : {};

/** A trigger's attribute, on any button or link. */
const OPEN_ATTRIBUTE = {
  name: 'data-glow-open',
  description: 'Id of the `<glow-early-access>` that a press opens, also before its script has loaded.',
};

const choices = ({ name, description, values = [] }: HostAttributeDescriptor) => ({
  name,
  description: markdown(description),
  ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
});

/** Returns what Visual Studio Code completes in HTML, by its setting `html.customData`. */
function htmlCustomData() {
  const tags = DOCUMENTED_TAGS.map(({ tag, summary, attributes, hostAttributes }) => ({
    name: tag,
    description: markdown(summary),
    attributes: [
      ...attributes.map((attribute) => ({
        name: attribute.name,
        description: markdown(wordsOf(attribute)),
        ...(attribute.type === 'boolean' && { valueSet: 'v' }),
        ...named(attribute),
      })),
      ...hostAttributes.map(choices),
    ],
  }));
  const globalAttributes = [{ ...OPEN_ATTRIBUTE, description: markdown(OPEN_ATTRIBUTE.description) }];
  return { version: 1.1, tags, globalAttributes };
}

function webTypesElement(tag: DocumentedTag) {
  const described = ({ name, description, deprecated }: Described & { name: string }) => ({
    name,
    description,
    ...(deprecated && { deprecated }),
  });
  return {
    name: tag.tag,
    description: tag.summary,
    attributes: [
      ...tag.attributes.map((attribute) => ({
        ...described(attribute),
        ...(attribute.default && { default: attribute.default }),
        value: { type: valueType(attribute), ...(attribute.type === 'boolean' && { kind: 'no-value' }) },
      })),
      ...tag.hostAttributes.map((attribute) => ({
        ...described(attribute),
        default: attribute.default,
        value: { type: attribute.values?.map((value) => `'${value}'`).join(' | ') ?? 'string' },
      })),
    ],
    slots: tag.slots.map(described),
    js: {
      properties: tag.properties.map((property) => ({ ...described(property), type: property.type })),
      events: tag.events.map(described),
    },
    css: {
      parts: tag.parts.map(described),
      properties: tag.customProperties.map(described),
    },
  };
}

/** Returns what JetBrains' editors complete, by `web-types` in package.json. */
function webTypes() {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@glow/widgets',
    version: packageVersion(),
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: DOCUMENTED_TAGS.map(webTypesElement), attributes: [OPEN_ATTRIBUTE] } },
  };
}

/** Name in `dist/npm` → its text. */
export const EDITOR_DATA: Readonly<Record<string, () => string>> = {
  'html-custom-data.json': () => JSON.stringify(htmlCustomData()),
  'web-types.json': () => JSON.stringify(webTypes()),
};
