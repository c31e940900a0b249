import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../../..');
const SOURCES = '{api,stylist,server}/src/**/*.ts';

/** Returns a hash of the sources that answers come from: servers with the same one work out the same answers. */
export async function releaseId(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: PACKAGES }).toSorted())
    hash.update(file).update(await readFile(join(PACKAGES, file)));
  return hash.digest('base64url');
}
