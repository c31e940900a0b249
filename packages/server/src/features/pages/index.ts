import { join } from 'node:path';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Config } from '#config/config.ts';
import { readAssets } from '#infra/assets/read-assets.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import type { Log } from '#infra/logging/log.ts';
import { addPartnerRoutes } from './partner.routes.ts';
import { addSiteRoutes } from './site.routes.ts';

/** Where the built site and the partner's pages lie. */
export interface PageFolders {
  readonly site: string;
  readonly partner: string;
}

const SITES = join(import.meta.dirname, '../../../../../sites');
export const PAGE_FOLDERS: PageFolders = { site: join(SITES, 'app/dist'), partner: join(SITES, 'partner') };

interface PagesOptions {
  readonly config: Config;
  readonly lookbook: Lookbook;
  readonly log: Log;
  /** Default: the folders of this repository. */
  readonly folders?: PageFolders;
}

/**
 * Serves the site at `/`, the page of each look at `/look/<key>`, and the partner's pages at `/partner/`; a site that is
 * not built answers 404 and a warning.
 */
export const pagesPlugin = defineFeature<PagesOptions>('pages', async (app, options) => {
  const { config, log, folders = PAGE_FOLDERS } = options;
  const api = config.publicUrl ? [new URL(config.publicUrl).origin] : [];
  const [site, partner] = await Promise.all([readAssets(folders.site), readAssets(folders.partner)]);
  if (site.size === 0) log.warn('The site is not built: its pages answer 404');
  await addSiteRoutes(app, site, api, options);
  addPartnerRoutes(app, partner, api);
});
