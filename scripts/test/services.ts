import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from '../browser/debian.ts';

/** What several servers share, by Debian's packages: a program of each says whether it is there. */
const PROGRAMS: Readonly<Record<string, string>> = {
  radosgw: '/usr/bin/radosgw',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  'redis-server': '/usr/bin/redis-server',
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
};

/**
 * Installs Debian's packages of the services that several servers share where that is possible. Returns a sentence where
 * one is missing nevertheless.
 */
export function ensureServices(): readonly string[] {
  if (missingPackages().length > 0 && canInstallPackages()) {
    try {
      installPackages(...missingPackages());
    } catch {
      // Said in the summary.
    }
  }
  const missing = missingPackages();
  if (missing.length === 0) return [];
  return [
    `${missing.join(', ')} were not found (on Debian: packages of these names): several servers on one object store, Redis and pooler were not tested.`,
  ];
}

function missingPackages(): readonly string[] {
  return Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name] ?? ''));
}
