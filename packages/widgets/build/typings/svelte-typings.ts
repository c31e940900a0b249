import { DOCUMENTED_TAGS } from '../generators/manifest.ts';
import {
  attributeMembers,
  attributePropertyMembers,
  classNames,
  HEAD,
  listenerMembers,
  membersText,
  propertyMembers,
} from './typing-members.ts';

/** The tags in Svelte's markup; `on` + name listens in Svelte 5, `on:` + name in Svelte 4. */
export function svelteTypings(): string {
  const attributes = DOCUMENTED_TAGS.map((tag) => {
    const { className, summary, attributesAre } = tag;
    const members = membersText([
      ...attributeMembers(tag),
      ...(attributesAre === 'properties' ? attributePropertyMembers(tag) : []),
      ...propertyMembers(tag),
      ...listenerMembers(tag, (name) => `on${name}`),
      ...listenerMembers(tag, (name) => `on:${name}`),
    ]);
    return `/** ${summary} */\ninterface ${className}Attributes extends HTMLAttributes<${className}> {\n${members}}\n`;
  });
  const lines = DOCUMENTED_TAGS.map(({ tag, className }) => `    '${tag}': ${className}Attributes;\n`);
  return [
    HEAD,
    "import type { HTMLAttributes } from 'svelte/elements';\n",
    `import type { GlowEventMap, ${classNames()} } from './elements.js';\n\n`,
    attributes.join('\n'),
    "\ndeclare module 'svelte/elements' {\n  interface SvelteHTMLElements {\n",
    lines.join(''),
    '  }\n}\n\nexport {};\n',
  ].join('');
}
