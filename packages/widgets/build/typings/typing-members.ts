import type { AttributeDescriptor, Described } from '#element/descriptor.ts';
import { DOCUMENTED_TAGS, type DocumentedTag } from '../generators/manifest.ts';
import { docComment, valueType } from './element-typings.ts';

export const HEAD = '// Written from the descriptors of the widgets.\n';

/** Returns the names of the elements' classes, comma separated. */
export function classNames(): string {
  return DOCUMENTED_TAGS.map(({ className }) => className).join(', ');
}

export interface Member extends Described {
  readonly name: string;
  readonly type: string;
}

/** What an attribute takes beside its value: its text, and what frameworks make of a boolean. */
const TEXTS: Partial<Record<AttributeDescriptor['type'], string>> = {
  boolean: " | '' | 'true' | 'false'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript, not a text of ours
  number: ' | `${number}`',
  list: ' | string',
};

const textType = (attribute: AttributeDescriptor) => valueType(attribute) + (TEXTS[attribute.type] ?? '');

/** Those that HTML has for every tag are in the frameworks' own types. */
const GLOBAL_ATTRIBUTES = new Set(['lang', 'dir']);

/** What the loader reads of a tag. */
function loaderMembers({ hostAttributes }: DocumentedTag): Member[] {
  return hostAttributes
    .filter(({ name }) => !GLOBAL_ATTRIBUTES.has(name))
    .map(({ values = [], ...rest }) => ({
      ...rest,
      type: values.map((value) => `'${value}'`).join(' | ') || 'string',
    }));
}

/** By their names in HTML. */
export function attributeMembers(tag: DocumentedTag): Member[] {
  const own = tag.attributes.map((attribute) => ({ ...attribute, type: textType(attribute) }));
  return [...own, ...loaderMembers(tag)];
}

/** By the names of the attributes' properties; these take the attributes' texts too. */
export function attributePropertyMembers(tag: DocumentedTag): Member[] {
  const own = tag.attributes.map((attribute) => ({
    ...attribute,
    name: attribute.property,
    type: textType(attribute),
  }));
  return [...own, ...loaderMembers(tag)];
}

/** Rich data. */
export function propertyMembers({ properties, className }: DocumentedTag): Member[] {
  return properties.map((property) => ({ ...property, type: `${className}['${property.name}']` }));
}

/** Listeners, by what a framework calls the one for `glow-pick`. */
export function listenerMembers({ events }: DocumentedTag, nameOf: (event: string) => string): Member[] {
  return events.map(({ name, cancelable, description, ...event }) => ({
    ...event,
    name: nameOf(name),
    type: `(event: GlowEventMap['${name}']) => void`,
    description: cancelable ? `${description} Cancelable.` : description,
  }));
}

/** Optional members as lines of an interface; of equal names the first. */
export function membersText(members: readonly Member[]): string {
  const byName = new Map(members.toReversed().map((member) => [member.name, member]));
  const texts = members
    .filter((member) => byName.get(member.name) === member)
    .map(({ name, type, ...words }) => {
      const optional = type.includes('=>') ? `(${type})` : type;
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `  ${docComment(words)}\n  ${key}?: ${optional} | undefined;\n`;
    });
  return texts.join('\n');
}
