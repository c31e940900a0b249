import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const ACCESS_KEY = 'glow-access';
const SECRET_KEY = 'glow-secret-key';
/**
 * The first starts of the daemon that holds the bytes often fail with `wrong fsid`, a later one does not, on a busy
 * machine the fifth; a monitor that has just started may answer `EPERM`.
 */
const ATTEMPTS = 20;
const ENDS_WITHIN_MS = 20_000;

export interface CephStore {
  /** The settings that make a server keep its blobs there, but the bucket. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Tells whether this machine has Ceph's S3 store. */
export function hasCeph(): boolean {
  return ['ceph-mon', 'ceph-osd', 'radosgw', 'monmaptool'].every((name) => findProgram(name) !== undefined);
}

/**
 * Starts an S3-compatible store of its own in a temporary folder: one monitor, one disk, one gateway. Without
 * passwords between the daemons, so it listens on the loopback address alone. Takes some 15 seconds.
 * @returns nothing where this machine has no Ceph.
 */
export async function startCephStore(): Promise<CephStore | undefined> {
  if (!hasCeph()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'glow-ceph-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const id = randomUUID();
  await writeFile(join(folder, 'ceph.conf'), configuration({ folder, id, monitorPort, port }));
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name));
  const ceph = (name: string, ...args: readonly string[]) =>
    run(findProgram(name) ?? name, ['-c', 'ceph.conf', ...args], { cwd: folder });

  const stop = async () => {
    for (const daemon of ['client.rgw', 'osd.0', 'mon.a']) await end(folder, daemon);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run(
      'monmaptool',
      ['--create', '--fsid', id, '--addv', 'a', `v1:127.0.0.1:${monitorPort}`, 'monmap'],
      {
        cwd: folder,
      },
    );
    await ceph('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'monmap');
    await ceph('ceph-mon', '-i', 'a');
    const disk = randomUUID();
    await insist(() => ceph('ceph', 'osd', 'new', disk));
    await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    await insist(() => ceph('ceph-osd', '-i', '0'));
    const keys = ['--access-key', ACCESS_KEY, '--secret-key', SECRET_KEY];
    await ceph(
      'radosgw-admin',
      '-n',
      'client.rgw',
      'user',
      'create',
      '--uid',
      'glow',
      '--display-name',
      'glow',
      ...keys,
    );
    await ceph('radosgw', '-n', 'client.rgw');
    await answers(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    settings: {
      GLOW_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      GLOW_S3_REGION: 'us-east-1',
      GLOW_S3_ACCESS_KEY_ID: ACCESS_KEY,
      GLOW_S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    stop,
  };
}

async function insist(start: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await start();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(1000);
    }
  }
}

async function answers(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) await delay(100);
}

/** Ends a daemon by the id that it wrote down, and waits until it is gone. */
async function end(folder: string, daemon: string): Promise<void> {
  const names = await readdir(join(folder, 'run')).catch(() => []);
  const file = names.find((name) => name.startsWith(daemon) && name.endsWith('.pid'));
  if (!file) return;
  const pid = Number(await readFile(join(folder, 'run', file), 'utf8'));
  const isAlive = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  isAlive('SIGTERM');
  const endsAtMs = performance.now() + ENDS_WITHIN_MS;
  while (isAlive(performance.now() < endsAtMs ? 0 : 'SIGKILL')) await delay(50);
  await rm(join(folder, 'run', file), { force: true });
}

interface Places {
  readonly folder: string;
  readonly id: string;
  readonly monitorPort: number;
  readonly port: number;
}

const configuration = ({ folder, id, monitorPort, port }: Places) => `[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitorPort}
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/$name.log
crash dir = ${folder}
osd pool default size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
public addr = 127.0.0.1
cluster addr = 127.0.0.1
[mon]
mon data = ${folder}/mon
[osd]
osd data = ${folder}/osd
osd class update on start = false
osd memory target = 939524096
bluestore block size = 4294967296
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
`;
