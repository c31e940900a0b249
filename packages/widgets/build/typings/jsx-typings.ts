import { DOCUMENTED_TAGS, type DocumentedTag } from '../generators/manifest.ts';
import {
  attributeMembers,
  attributePropertyMembers,
  classNames,
  HEAD,
  listenerMembers,
  type Member,
  membersText,
  propertyMembers,
} from './typing-members.ts';

/** What a library makes of the props of a custom element. */
interface JsxLibrary {
  readonly imports: string;
  /** Type of what every tag takes, by the class of its element: `Base<Instance>`. */
  readonly base: string;
  readonly members: (tag: DocumentedTag) => readonly Member[];
  /** Whose namespace `JSX` has the tags. */
  readonly module: string;
}

const onName = (event: string) => `on${event}`;

/** Properties where the element has them, attributes otherwise, and listeners. */
const membersByProperty = (listenerName: (event: string) => string) => (tag: DocumentedTag) => [
  ...attributeMembers(tag),
  ...(tag.attributesAre === 'properties' ? attributePropertyMembers(tag) : []),
  ...propertyMembers(tag),
  ...listenerMembers(tag, listenerName),
];

/** TypeScript lets every name with a hyphen pass that is not declared: listeners are declared as mistakes. */
function attributesAlone(tag: DocumentedTag): readonly Member[] {
  const listeners = tag.events.map(({ name }) => ({
    name: onName(name),
    type: 'never',
    description: `React 18 does not listen: \`ref.current.addEventListener('${name}', …)\`.`,
  }));
  return [...attributeMembers(tag), ...listeners];
}

const LIBRARIES = {
  /** Writes every prop of a custom element as an attribute of that very name, `class` included. */
  'react-18': {
    imports: "import type { ClassAttributes, HTMLAttributes } from 'react';\n",
    base: `type Base<Instance extends HTMLElement> = ClassAttributes<Instance> &
  Omit<HTMLAttributes<Instance>, 'className'> & { class?: string | undefined };
`,
    members: attributesAlone,
    module: 'react',
  },
  'react-19': {
    imports: "import type { ClassAttributes, HTMLAttributes } from 'react';\n",
    base: `type Base<Instance extends HTMLElement> = ClassAttributes<Instance> & HTMLAttributes<Instance>;
`,
    members: membersByProperty(onName),
    module: 'react',
  },
  preact: {
    imports: "import type { ClassAttributes, HTMLAttributes } from 'preact';\n",
    base: `type Base<Instance extends HTMLElement> = ClassAttributes<Instance> & HTMLAttributes<Instance>;
`,
    members: membersByProperty(onName),
    module: 'preact',
  },
  solid: {
    imports: "import type { JSX as SolidJSX } from 'solid-js';\n",
    base: `type Base<Instance extends HTMLElement> = SolidJSX.HTMLAttributes<Instance>;
`,
    members: membersByProperty((event) => `on:${event}`),
    module: 'solid-js',
  },
} as const satisfies Readonly<Record<string, JsxLibrary>>;

/** Returns the declarations of the tags in a library's JSX. */
export function jsxTypings(name: keyof typeof LIBRARIES): string {
  const { imports, base, members, module }: JsxLibrary = LIBRARIES[name];
  const tags = DOCUMENTED_TAGS.map((tag) => {
    const { className, summary } = tag;
    return `/** ${summary} */\ninterface ${className}Attributes {\n${membersText(members(tag))}}\n`;
  });
  const lines = DOCUMENTED_TAGS.map(
    ({ tag, className }) => `      '${tag}': Base<${className}> & ${className}Attributes;\n`,
  );
  const events = members === attributesAlone ? '' : 'GlowEventMap, ';
  return [
    HEAD,
    imports,
    `import type { ${events}${classNames()} } from '../elements.js';\n\n`,
    base,
    '\n',
    tags.join('\n'),
    `\ndeclare module '${module}' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    lines.join(''),
    '    }\n  }\n}\n\nexport {};\n',
  ].join('');
}
