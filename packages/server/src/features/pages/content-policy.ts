import { createHash } from 'node:crypto';

export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** Returns the header value of a policy (CSP level 3). */
export function formatPolicy(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What every page of ours forbids: no plug-ins, no frames around it, no script made from text. */
const EVERY_PAGE: ContentPolicy = {
  'default-src': ["'none'"],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/**
 * Returns the policy of a page of the site: its own files, and the inline scripts and styles that the build
 * put into this very page, by their hashes. `api` is the origin of calls and pictures where it is not the
 * page's own.
 */
export function sitePolicy(html: string, api: readonly string[]): ContentPolicy {
  return {
    ...EVERY_PAGE,
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", ...api],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
  };
}

/** Returns the policy under which every widget runs without a violation (INTERFACE section 3). */
export function partnerPolicy(api: readonly string[]): ContentPolicy {
  return {
    ...EVERY_PAGE,
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...api],
    'connect-src': ["'self'", ...api],
  };
}

/** Hashes of the inline elements in a page that our build wrote; one with a `src` is a file and needs none. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}\\b(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  const texts = [...html.matchAll(inline)].map(([, text = '']) => text.replaceAll('\r\n', '\n'));
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
