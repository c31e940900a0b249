import { callbackName } from '#element/with-common.ts';
import { DOCUMENTED_TAGS, type DocumentedTag } from '../generators/manifest.ts';
import {
  attributePropertyMembers,
  classNames,
  HEAD,
  listenerMembers,
  membersText,
  propertyMembers,
} from './typing-members.ts';

/** `GlowInstantStyleElement` is the element, `GlowInstantStyle` its component. */
const componentName = ({ className }: DocumentedTag) => className.replace(/Element$/, '');

/** What a component takes beside its own props, and what its reference holds. */
const COMPONENT = `/** What every tag takes of React, where its own props are not of the same name. */
type Props<Instance extends HTMLElement, Own> = Own &
  Omit<HTMLAttributes<Instance>, keyof Own> &
  RefAttributes<Instance>;

type Component<Instance extends HTMLElement, Own> = ForwardRefExoticComponent<Props<Instance, Own>>;
`;

function componentOf(tag: DocumentedTag): string {
  const name = componentName(tag);
  const members = membersText([
    ...attributePropertyMembers(tag),
    ...propertyMembers(tag),
    ...listenerMembers(tag, callbackName),
  ]);
  return [
    `/** Props of \`${name}\`, on top of what every tag takes. */\n`,
    `export interface ${name}Props {\n${members}}\n\n`,
    `/** Renders \`<${tag.tag}>\`. ${tag.summary} */\n`,
    `export declare const ${name}: Component<${tag.className}, ${name}Props>;\n`,
  ].join('');
}

/** The elements as components of React 18 and 19. */
export function componentTypings(): string {
  return [
    HEAD,
    "import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';\n",
    `import type { GlowEventMap, ${classNames()} } from './elements.js';\n\n`,
    COMPONENT,
    '\n',
    DOCUMENTED_TAGS.map(componentOf).join('\n'),
  ].join('');
}
