import { withoutTrailingSlashes } from '@glow/api';

/** Where calls and media go: empty for the page's own origin, else what `GLOW_API_BASE` said at build. */
export const API_BASE: string = withoutTrailingSlashes(import.meta.env.GLOW_API_BASE ?? '');
