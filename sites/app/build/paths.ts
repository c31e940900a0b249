import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const APP = at('../');
export const DIST = at('../dist/');
export const PLATES = at('../generated/plates/');
export const PRERENDER_ENTRY = at('../generated/prerender/entry.server.js');
/** The stylist's own program: the site uses no code of it. */
export const DRAW_PLATES = at('../../../packages/stylist/scripts/draw-plates.ts');
