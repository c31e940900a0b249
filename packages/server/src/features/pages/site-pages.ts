import { type Asset, createAsset } from '#infra/assets/asset.ts';
import type { Assets } from '#infra/assets/read-assets.ts';
import { formatPolicy, sitePolicy } from './content-policy.ts';

export interface Page {
  readonly asset: Asset;
  readonly policy: string;
}

export interface SitePages {
  /** By the path a visitor requests, without a trailing slash: `/`, `/signup`. */
  readonly byPath: ReadonlyMap<string, Page>;
  readonly notFound: Page | undefined;
}

const NOT_FOUND_PATH = '/404';

/**
 * Reads the prerendered pages of a build, and puts the public address in where one is set: `signup/index.html` and
 * `signup.html` are both the page `/signup`.
 */
export async function sitePagesOf(
  site: Assets,
  api: readonly string[],
  publicUrl: string | undefined,
): Promise<SitePages> {
  const byPath = new Map<string, Page>();
  for (const [file, built] of site) {
    if (!file.endsWith('.html')) continue;
    const asset = publicUrl ? await withSharePicture(file, built, publicUrl) : built;
    const html = asset.representations.identity.bytes.toString();
    byPath.set(pagePathOf(file), { asset, policy: formatPolicy(sitePolicy(html, api)) });
  }
  const notFound = byPath.get(NOT_FOUND_PATH);
  byPath.delete(NOT_FOUND_PATH);
  return { byPath, notFound };
}

const SHARE_PICTURE = /(<meta property="og:image" content=")(\/[^"]*)/g;

/** Completes the address of the picture that other sites show beside a link to the page. */
async function withSharePicture(file: string, built: Asset, publicUrl: string): Promise<Asset> {
  const base = publicUrl.replaceAll('&', '&amp;');
  const html = built.representations.identity.bytes.toString();
  const completed = html.replace(SHARE_PICTURE, (_, before: string, path: string) => before + base + path);
  return createAsset(file, Buffer.from(completed));
}

function pagePathOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
