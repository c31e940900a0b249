import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = at('../');
export const DIST = at('../dist/');
export const PLATES = at('../generated/plates/');
export const PRERENDER_ENTRY = at('../generated/prerender/entry.server.js');
