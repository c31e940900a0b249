import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinThrough, type ServerProcess, startServerProcess } from '../server-process.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

const JOINS = 40;
const LOST = 'The database does not answer';

describe('the embedded database on a disk', () => {
  let disk: SmallDisk;
  let server: ServerProcess;
  const start = async () => {
    server = await startServerProcess({ GLOW_DATA_DIR: `${disk.folder}/data`, GLOW_TRUST_PROXY: '1' });
  };
  const end = async () => {
    server.kill('SIGKILL');
    await server.ended;
  };
  beforeEach(async () => {
    disk = makeSmallDisk();
    await start();
  });
  afterEach(async () => {
    await end();
    disk.remove();
  });

  const status = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  const metric = async () => {
    const lines = (await (await fetch(`${server.address}/metrics`)).text()).split('\n');
    return lines.find((line) => line.startsWith('glow_service_up{service="database"}'));
  };
  const join = async (who: string) => {
    const emails = Array.from({ length: JOINS }, (_, index) => `${who}-${index}@example.com`);
    return new Set(await Promise.all(emails.map((email) => joinThrough(server, email))));
  };
  const timesLogged = (text: string) => server.output().split(text).length - 1;

  async function expectRefusal(): Promise<void> {
    expect(await join('during')).toEqual(new Set([503]));
    await expect.poll(() => status('/readyz')).toBe(503);
    expect([await status('/healthz'), await status('/')]).toEqual([200, 200]);
    expect(await metric()).toMatch(/ 0$/);
    expect(timesLogged(LOST)).toBe(1);
  }

  it('refuses what it cannot keep while the disk is full, and goes on once there is room', async () => {
    expect(await join('before')).toEqual(new Set([200]));
    await disk.fill();
    await expectRefusal();
    await disk.empty();
    await expect.poll(() => status('/readyz')).toBe(200);
    expect(await join('after')).toEqual(new Set([200]));
    await expect.poll(metric, { timeout: 5000 }).toMatch(/ 1$/);
    expect(timesLogged('The database answers again')).toBe(1);
  });

  it('refuses what it cannot keep while the disk lets nobody write, and has lost nothing once it does', async () => {
    expect(await join('before')).toEqual(new Set([200]));
    disk.fail();
    await expectRefusal();
    await end();
    disk.repair();
    await start();
    expect(await status('/readyz')).toBe(200);
    expect(await join('after')).toEqual(new Set([200]));
    expect(await totalJoined()).toBe(2 * JOINS);
  });

  /** Counted by the database itself, in the file that the server left. */
  async function totalJoined(): Promise<number> {
    const { DatabaseSync } = await import('node:sqlite');
    const file = new DatabaseSync(`${disk.folder}/data/glow.sqlite`, { readOnly: true });
    const row = file.prepare('select count(*) as total from early_access_registrations').get();
    file.close();
    return Number(row?.total);
  }
});
