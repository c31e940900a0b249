import { LOOK_KEY } from '@glow/api';
import { LOOK_PATH_PATTERN } from './look-json.ts';

const [BEFORE_KEY = '', AFTER_KEY = ''] = LOOK_PATH_PATTERN.split(':key');

/**
 * Returns the key of the look whose picture is at an address below one of these bases, in any width;
 * undefined for every other address, whatever its scheme. Only the key is stored, so what was sent is never
 * answered again.
 */
export function lookKeyOfAddress(address: string, bases: readonly string[]): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  const withoutQuery = `${url.origin}${url.pathname}`;
  const base = bases.map(asUrlsAreWritten).find((own) => withoutQuery.startsWith(own + BEFORE_KEY));
  if (base === undefined || !withoutQuery.endsWith(AFTER_KEY)) return undefined;
  const key = withoutQuery.slice(base.length + BEFORE_KEY.length, -AFTER_KEY.length);
  return LOOK_KEY.test(key) ? key : undefined;
}

/** Normalises a base as URLs are written: without a default port, with the host in lower case. */
function asUrlsAreWritten(base: string): string {
  return new URL(base).href.replace(/\/$/, '');
}
