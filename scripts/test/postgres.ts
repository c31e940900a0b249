import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from '../browser/debian.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** Returns folder of PostgreSQL's server programs on this machine. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS).sort().reverse() : [];
  const folders = [...debian.map((version) => join(DEBIAN_VERSIONS, version, 'bin'))];
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find((path) =>
    existsSync(join(path, 'pg_ctl')),
  );
}

/** Installs PostgreSQL from Debian's packages where that is possible; says whether there is one. */
export function ensurePostgres(): 'found' | 'missing' {
  if (!findPostgres() && canInstallPackages()) installPackages('postgresql');
  return findPostgres() ? 'found' : 'missing';
}
