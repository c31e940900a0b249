import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Assets, readAssets } from '#infra/assets/read-assets.ts';

/** What a build of the embed files put beside each other: the loader `glow.js` and its hashed chunks. */
export interface EmbedBuild {
  /** A hash of every path and content. */
  readonly id: string;
  /** Of `@glow/widgets`. */
  readonly version: string;
  readonly files: Assets;
}

/** Reads the build of the widgets' package; `undefined` where there is none yet. */
export async function readEmbedBuild(packageFolder: string): Promise<EmbedBuild | undefined> {
  const files = await readAssets(join(packageFolder, 'dist/embed'));
  if (files.size === 0) return undefined;
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return embedBuildOf(manifest.version, files);
}

export function embedBuildOf(version: string, files: Assets): EmbedBuild {
  const lines = [...files].map(
    ([path, { representations }]) => `${path} ${representations.identity.entityTag}`,
  );
  const id = createHash('sha256')
    .update([version, ...lines.toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 32);
  return { id, version, files };
}
