import { DOCUMENTED_TAGS, type DocumentedTag } from '../generators/manifest.ts';
import {
  attributeMembers,
  attributePropertyMembers,
  classNames,
  HEAD,
  listenerMembers,
  membersText,
  propertyMembers,
} from './typing-members.ts';

/** React 18 writes every prop of a custom element as an attribute of that very name, `class` included. */
const BASE_18 = `type Base<Instance extends HTMLElement> = ClassAttributes<Instance> &
  Omit<HTMLAttributes<Instance>, 'className'> & { class?: string | undefined };
`;

/** React 19 sets what the element has as a property, the rest as attributes, and listens for `on…`. */
const BASE_19 = `type Base<Instance extends HTMLElement> = ClassAttributes<Instance> & HTMLAttributes<Instance>;
`;

const onName = (event: string) => `on${event}`;

/** TypeScript lets every name with a hyphen pass that is not declared: listeners are declared as mistakes. */
function members18(tag: DocumentedTag) {
  const listeners = tag.events.map(({ name }) => ({
    name: onName(name),
    type: 'never',
    description: `React 18 does not listen: \`ref.current.addEventListener('${name}', …)\`.`,
  }));
  return [...attributeMembers(tag), ...listeners];
}

function members19(tag: DocumentedTag) {
  return [
    ...attributeMembers(tag),
    ...(tag.attributesAre === 'properties' ? attributePropertyMembers(tag) : []),
    ...propertyMembers(tag),
    ...listenerMembers(tag, onName),
  ];
}

/** The tags in JSX of a major version of React. */
export function reactTypings(major: 18 | 19): string {
  const members = major === 18 ? members18 : members19;
  const tags = DOCUMENTED_TAGS.map((tag) => {
    const { className, summary } = tag;
    return `/** ${summary} */\ninterface ${className}Attributes {\n${membersText(members(tag))}}\n`;
  });
  const lines = DOCUMENTED_TAGS.map(
    ({ tag, className }) => `      '${tag}': Base<${className}> & ${className}Attributes;\n`,
  );
  const events = major === 19 ? 'GlowEventMap, ' : '';
  return [
    HEAD,
    "import type { ClassAttributes, HTMLAttributes } from 'react';\n",
    `import type { ${events}${classNames()} } from '../elements.js';\n\n`,
    major === 18 ? BASE_18 : BASE_19,
    '\n',
    tags.join('\n'),
    "\ndeclare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n",
    lines.join(''),
    '    }\n  }\n}\n\nexport {};\n',
  ].join('');
}
