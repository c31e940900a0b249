import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE } from '../paths.ts';

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry));

/** React's entries and what stands in for each in the embed, the longest first. */
export const PREACT_ALIASES: Record<string, string> = {
  'react/jsx-dev-runtime': fileOf('preact/jsx-runtime'),
  'react/jsx-runtime': fileOf('preact/jsx-runtime'),
  'react-dom/client': join(SOURCE, 'embed/react.ts'),
  'react-dom': join(SOURCE, 'embed/react-dom.ts'),
  react: join(SOURCE, 'embed/react.ts'),
};
