import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DESCRIPTORS } from '../src/widgets/descriptors.ts';
import { SOURCE } from './paths.ts';

const PREFIX = 'register:';

/** Entry name → module that registers one tag; read by `registerEntries`. */
export const REGISTER_ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  DESCRIPTORS.map(({ tag }) => [tag, PREFIX + tag]),
);

/** Supplies a module for each tag that registers it and nothing else. */
export function registerEntries(): Plugin {
  return {
    name: 'glow-register-entries',
    resolveId: (id) => (id.includes(PREFIX) ? id.slice(id.indexOf(PREFIX)) : undefined),
    load(id) {
      const descriptor = DESCRIPTORS.find(({ tag }) => id === PREFIX + tag);
      if (!descriptor) return undefined;
      const { tag, component } = descriptor;
      const className = `Glow${component}Element`;
      return [
        `import { ${className} } from ${JSON.stringify(join(SOURCE, `elements/${tag.slice('glow-'.length)}.ts`))};`,
        `import { registerElement } from ${JSON.stringify(join(SOURCE, 'element/register-element.ts'))};`,
        `registerElement(${className});`,
      ].join('\n');
    },
  };
}
