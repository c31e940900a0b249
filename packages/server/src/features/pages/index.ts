import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { readAssets } from '#infra/assets/read-assets.ts';
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

/** The site at `/` and the partner's pages at `/partner/`; a site that is not built answers 404 and a warning. */
export async function registerPages(
  app: FastifyInstance,
  { config, log }: { readonly config: Config; readonly log: Log },
  folders: PageFolders = PAGE_FOLDERS,
): Promise<void> {
  const api = config.publicUrl ? [new URL(config.publicUrl).origin] : [];
  const [site, partner] = await Promise.all([readAssets(folders.site), readAssets(folders.partner)]);
  if (site.size === 0) log.warn('The site is not built: its pages answer 404');
  await addSiteRoutes(app, site, api, config.publicUrl);
  addPartnerRoutes(app, partner, api);
}
