import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { defineFeature } from '#infra/http/define-feature.ts';
import type { Log } from '#infra/logging/log.ts';
import { addEmbedRoutes } from './embed.routes.ts';
import { openEmbedFiles } from './embed.service.ts';
import { type EmbedBuild, readEmbedBuild } from './embed-build.ts';

const WIDGETS_FOLDER = join(import.meta.dirname, '../../../../widgets');

interface EmbedOptions {
  readonly config: Config;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Default: reads the build of `@glow/widgets`. */
  readonly readBuild?: () => Promise<EmbedBuild | undefined>;
}

/** Serves the files partners load, under `/embed/`; where they are not built, those of earlier builds and a warning. */
export const embedPlugin = defineFeature<EmbedOptions>('embed', async (app, options) => {
  const { readBuild = () => readEmbedBuild(WIDGETS_FOLDER), ...dependencies } = options;
  const build = await readBuild();
  if (!build) dependencies.log.warn('The embed files are not built: /embed/glow.js answers 404');
  addEmbedRoutes(app, await openEmbedFiles(dependencies, build), dependencies.config);
});
