import { DOCUMENTED_TAGS } from '../generators/manifest.ts';
import {
  attributePropertyMembers,
  classNames,
  HEAD,
  listenerMembers,
  membersText,
  propertyMembers,
} from './typing-members.ts';

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** `$props` is what a template may bind and listen for; the rest is for template references. */
const CUSTOM_ELEMENT = `type CustomElement<Instance extends HTMLElement, Props> = new () => Instance & {
  /** @deprecated For templates' types only. */
  $props: HTMLAttributes & PublicProps & Props;
};
`;

/** The tags in Vue's templates, which look `api-base` up as `apiBase`, and `@glow-pick` as `onGlowPick`. */
export function vueTypings(): string {
  const props = DOCUMENTED_TAGS.map((tag) => {
    const { className, summary } = tag;
    const members = membersText([
      ...attributePropertyMembers(tag),
      ...propertyMembers(tag),
      ...listenerMembers(tag, (name) => `on${pascalCase(name)}`),
    ]);
    return `/** ${summary} */\ninterface ${className}Props {\n${members}}\n`;
  });
  const components = DOCUMENTED_TAGS.map(
    ({ tag, className }) => `    '${tag}': CustomElement<${className}, ${className}Props>;\n`,
  );
  return [
    HEAD,
    "import type { HTMLAttributes, PublicProps } from 'vue';\n",
    `import type { GlowEventMap, ${classNames()} } from './elements.js';\n\n`,
    CUSTOM_ELEMENT,
    '\n',
    props.join('\n'),
    "\ndeclare module 'vue' {\n  interface GlobalComponents {\n",
    components.join(''),
    '  }\n}\n\nexport {};\n',
  ].join('');
}
