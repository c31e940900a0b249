import { FALLBACK_API_BASE } from '@glow/api';
import { useEffect } from 'react';

/** Names of the machine that a page is developed on; a page from a file has none. */
const LOCAL = /^(?:|127\.0\.0\.1|\[::1\]|(?:.+\.)?localhost)$/;

let warning: 'due' | 'given' = 'due';

/** Tells the console, once, where a page that visitors see would ask their own machine. */
function useFallbackWarning(baseUrl: string, demo: string | undefined): void {
  useEffect(() => {
    if (demo || warning === 'given' || baseUrl !== FALLBACK_API_BASE || LOCAL.test(location.hostname)) return;
    warning = 'given';
    // biome-ignore lint/suspicious/noConsole: the page's author must learn that nobody else reaches this address
    console.warn(`Glow calls ${baseUrl} from this page. Name your API: api-base, or apiBase in React.`);
  }, [baseUrl, demo]);
}

/** Of the npm builds alone: the embed calls where its script is from. */
export const useForgottenBase = import.meta.env.GLOW_EMBED ? undefined : useFallbackWarning;
