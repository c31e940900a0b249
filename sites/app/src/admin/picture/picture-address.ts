import type { MediaWidth } from '@glow/api';

const BASE = 'https://page.invalid';

/** `URL.parse` is newer than the browsers we support. */
const addressOf = (address: string) => (URL.canParse(address, BASE) ? new URL(address, BASE) : undefined);

/** Returns a picture of ours at one of its widths (INTERFACE section 2, `?w=`). */
export function pictureAt(image: string, width: MediaWidth): string {
  const url = addressOf(image);
  if (!url) return image;
  url.searchParams.set('w', `${width}`);
  return url.origin === BASE ? url.pathname + url.search : url.href;
}

/** Returns an address that a link may carry: of the web, never a script; undefined for anything else. */
export function linkableAddress(address: string): string | undefined {
  const protocol = addressOf(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : undefined;
}
