import type { AttributeDescriptor } from '#element/descriptor.ts';
import { packageVersion } from '../paths.ts';
import { valueType } from '../typings/element-typings.ts';
import { DOCUMENTED_TAGS, type DocumentedTag } from './manifest.ts';

const markdown = (value: string) => ({ kind: 'markdown', value });

const named = ({ type, values = [] }: AttributeDescriptor) =>
  type === 'enum' ? { values: values.map((name) => ({ name })) } : {};

/** Returns what Visual Studio Code completes in HTML, by its setting `html.customData`. */
function htmlCustomData() {
  const tags = DOCUMENTED_TAGS.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: markdown(summary),
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: markdown(attribute.description),
      ...(attribute.type === 'boolean' && { valueSet: 'v' }),
      ...named(attribute),
    })),
  }));
  return { version: 1.1, tags };
}

function webTypesElement(tag: DocumentedTag) {
  const described = ({ name, description }: { name: string; description: string }) => ({ name, description });
  return {
    name: tag.tag,
    description: tag.summary,
    attributes: tag.attributes.map((attribute) => ({
      ...described(attribute),
      ...(attribute.default && { default: attribute.default }),
      value: { type: valueType(attribute), ...(attribute.type === 'boolean' && { kind: 'no-value' }) },
    })),
    slots: tag.slots.map(described),
    js: {
      properties: tag.properties.map((property) => ({ ...described(property), type: property.type })),
      events: tag.events.map(described),
    },
    css: { parts: tag.parts.map(described), properties: tag.customProperties.map(described) },
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
    contributions: { html: { elements: DOCUMENTED_TAGS.map(webTypesElement) } },
  };
}

/** Name in `dist/npm` → its text. */
export const EDITOR_DATA: Readonly<Record<string, () => string>> = {
  'html-custom-data.json': () => JSON.stringify(htmlCustomData()),
  'web-types.json': () => JSON.stringify(webTypes()),
};
