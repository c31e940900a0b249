import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SOURCE } from '../paths.ts';

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry));

/** React's entries and what stands in for each where preact is the runtime, the longest first. */
export const PREACT_ALIASES: Record<string, string> = {
  'react/jsx-dev-runtime': fileOf('preact/jsx-runtime'),
  'react/jsx-runtime': fileOf('preact/jsx-runtime'),
  'react-dom/client': join(SOURCE, 'embed/react.ts'),
  'react-dom': join(SOURCE, 'embed/react-dom.ts'),
  react: join(SOURCE, 'embed/react.ts'),
};

const WHOLE_REACT = JSON.stringify(join(SOURCE, 'embed/whole-react.ts'));

/**
 * Gives a library that imports all of React a module of its own for that, so that the object of all names is made in
 * the late chunk that needs it and not in the runtime.
 */
export function wholeReactApart(): Plugin {
  return {
    name: 'glow-whole-react-apart',
    enforce: 'pre',
    // Only import statements grow, so that the map of the rest stays true.
    transform: (code, id) =>
      id.includes('/@floating-ui/')
        ? { code: code.replaceAll(/(?<= from )['"]react['"]/g, WHOLE_REACT), map: null }
        : undefined,
  };
}
