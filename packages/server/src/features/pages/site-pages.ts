import type { Asset, Assets } from '../../platform/assets/index.ts';
import { formatPolicy, sitePolicy } from './content-policy.ts';

export interface Page {
  readonly asset: Asset;
  readonly policy: string;
}

export interface SitePages {
  /** By the path a visitor asks for, without a trailing slash: `/`, `/signup`. */
  readonly byPath: ReadonlyMap<string, Page>;
  readonly notFound: Page | undefined;
}

const NOT_FOUND_PATH = '/404';

/** The prerendered pages of a build: `signup/index.html` and `signup.html` are both the page `/signup`. */
export function sitePagesOf(site: Assets, api: readonly string[]): SitePages {
  const byPath = new Map<string, Page>();
  for (const [file, asset] of site) {
    if (!file.endsWith('.html')) continue;
    const html = asset.representations.identity.bytes.toString();
    byPath.set(pagePathOf(file), { asset, policy: formatPolicy(sitePolicy(html, api)) });
  }
  const notFound = byPath.get(NOT_FOUND_PATH);
  byPath.delete(NOT_FOUND_PATH);
  return { byPath, notFound };
}

function pagePathOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
