import { VIBES } from '@glow/api';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { createEmptyDatabase, ENGINES } from './test-database.ts';

describe.runIf(ENGINES.includes('postgres'))('main, with GLOW_ROLE', () => {
  it('answers in one process what others draw, also when one of them is killed', async () => {
    const empty = await createEmptyDatabase('postgres');
    const running: ServerProcess[] = [];
    onTestFinished(async () => {
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await empty.remove();
    });
    const start = async (GLOW_ROLE: string) => {
      const server = await startServerProcess({ ...empty.environment, GLOW_ROLE });
      running.push(server);
      return server;
    };
    const serving = await start('serve');
    const [one, other] = [await start('draw'), await start('draw')];
    const statuses = (server: ServerProcess, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${server.address}${path}`)).status));

    const vibes = VIBES.map((vibe) => `/media/vibe/${vibe}?w=320`);
    const [first = ''] = vibes;
    expect(await statuses(serving, [first])).toEqual([200]);
    expect(await statuses(one, ['/healthz', '/readyz', '/metrics', '/', first])).toEqual([
      200, 200, 200, 404, 404,
    ]);

    const asked = statuses(
      serving,
      vibes.map((path) => path.replace('320', '960')),
    );
    other.kill('SIGKILL');
    expect(await asked).toEqual(VIBES.map(() => 200));

    one.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect(one.output()).not.toContain('password');
  });
});
