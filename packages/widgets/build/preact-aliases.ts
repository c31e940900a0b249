import { fileURLToPath } from 'node:url';

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry));

/** React's entries and the files of preact that stand in for each, the longest first. */
export const PREACT_ALIASES: Record<string, string> = {
  'react/jsx-dev-runtime': fileOf('preact/jsx-runtime'),
  'react/jsx-runtime': fileOf('preact/jsx-runtime'),
  'react-dom/client': fileOf('preact/compat/client'),
  'react-dom': fileOf('preact/compat'),
  react: fileOf('preact/compat'),
};
