import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = at('../');
export const DIST = at('../dist/');
export const ILLUSTRATIONS = at('../generated/illustrations/');
export const PRERENDER_ENTRY = at('../generated/prerender/entry.server.js');
/** The stylist's own program: the site uses no code of it. */
export const DRAW_ILLUSTRATIONS = at('../../../packages/stylist/scripts/draw-illustrations.ts');
