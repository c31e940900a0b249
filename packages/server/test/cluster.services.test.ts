import { setTimeout as delay } from 'node:timers/promises';
import { VIBES } from '@glow/api';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runOn } from './postgres-databases.ts';
import { type Cluster, startCluster } from './services/cluster.ts';

const LONG_MS = 240_000;
/** Until requests have come to every server. */
const UNDER_WAY_MS = 3000;

async function postTo(cluster: Cluster, path: string, body: object): Promise<number> {
  const answer = await fetch(`${cluster.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}

describe('three servers that answer and two that draw, behind nginx', () => {
  it('answer every GET while one after the other is killed, keep every sign-up, and limit as one', {
    timeout: LONG_MS,
  }, async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.stop(), LONG_MS);
    const get = async (path: string) => (await fetch(`${cluster.address}${path}`)).status;
    const post = (path: string, body: object) => postTo(cluster, path, body);
    const paths = [
      '/',
      '/readyz',
      '/docs/openapi.json',
      ...VIBES.flatMap((vibe) => [320, 640].map((width) => `/media/vibe/${vibe}?w=${width}`)),
    ];
    let state: 'asking' | 'done' = 'asking';
    const bad: string[] = [];
    let answered = 0;
    const visitor = async () => {
      while (state === 'asking') {
        for (const path of paths) {
          const status = await get(path);
          answered += 1;
          if (status !== 200) bad.push(`${status} ${path}`);
        }
      }
    };
    const visitors = Array.from({ length: 4 }, visitor);
    const acknowledged: string[] = [];
    const joins = async () => {
      for (let index = 0; index < 4; index += 1) {
        const email = `ada-${index}@example.com`;
        if ((await post('/api/early_access/', { email, consent: true })) === 200) acknowledged.push(email);
      }
    };
    for (const server of cluster.servers) {
      const { pid, ended } = server.process();
      await joins();
      server.process().kill('SIGKILL');
      await ended;
      await expect.poll(() => server.process().pid, { timeout: 30_000 }).not.toBe(pid);
    }
    state = 'done';
    await Promise.all(visitors);
    expect(bad).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    const rows = await runOn(cluster.databaseUrl, 'select email as name from early_access_registrations');
    const stored = rows.map(({ name }) => name);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);

    const fetches = await Promise.all(
      Array.from({ length: 200 }, () => post('/api/instant_outfits/', { vibe: 'sunny', image_count: 1 })),
    );
    expect(fetches.filter((status) => status === 200)).toHaveLength(120);
    expect(fetches.filter((status) => status === 429)).toHaveLength(80);
  });

  it('have a request that a server died over answered by the next, where it does no harm twice', {
    timeout: LONG_MS,
  }, async () => {
    const cluster = await startCluster({ drawing: 1 });
    onTestFinished(() => cluster.stop(), LONG_MS);
    const serving = cluster.servers.filter(({ role }) => role === 'serve');
    const [dying] = serving;
    const { pid } = dying?.process() ?? {};
    const email = 'ada@example.com';
    dying?.process().kill('SIGSTOP'); // takes requests, and answers none
    const toEach = (path: string, body: object) =>
      Promise.all(serving.map(() => postTo(cluster, path, body)));
    const joins = toEach('/api/early_access/', { email, consent: true });
    await delay(UNDER_WAY_MS);
    const refreshes = toEach('/api/token/refresh/', { refresh: 'none' });
    await delay(UNDER_WAY_MS);
    dying?.process().kill('SIGKILL');
    expect(await joins).toEqual([200, 200, 200]);
    expect((await refreshes).toSorted()).toEqual([401, 401, 502]);
    await expect.poll(() => dying?.process().pid, { timeout: 30_000 }).not.toBe(pid);
    const rows = await runOn(cluster.databaseUrl, 'select email as name from early_access_registrations');
    expect(rows).toEqual([{ name: email }]);
  });
});
