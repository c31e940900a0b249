import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#infra/db/open-database.ts';
import { runOn } from './postgres-databases.ts';
import {
  joinThrough,
  type ServerProcess,
  startServerProcess,
  startServerProcessUnchecked,
} from './server-process.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES } from './test-database.ts';

const emailsOf = (count: number, who: string) =>
  Array.from({ length: count }, (_, index) => `${who}-${index}@example.com`);

describe('main, on the embedded database', () => {
  let empty: EmptyDatabase;
  let environment: Readonly<Record<string, string>>;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    empty = await createEmptyDatabase('sqlite');
    environment = { ...empty.environment, GLOW_TRUST_PROXY: '1' };
  });
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL');
      await server.ended;
    }
    await empty.remove();
  });

  const start = async () => {
    const server = await startServerProcess(environment);
    running.push(server);
    return server;
  };
  const storedEmails = async () => {
    const database = await openDatabase(empty.config);
    const rows = await database.queries.selectFrom('early_access_registrations').select('email').execute();
    await database.close();
    return rows.map(({ email }) => email);
  };

  it('has every join that it acknowledged after it was killed, each once', async () => {
    const server = await start();
    const acknowledged: string[] = [];
    const joins = emailsOf(300, 'ada').map(async (email, index) => {
      if ((await joinThrough(server, email)) === 200) acknowledged.push(email);
      if (index === 150) server.kill('SIGKILL');
    });
    await Promise.all(joins);
    expect(await server.ended).toBe('SIGKILL');
    expect(acknowledged.length).toBeGreaterThan(0);

    const again = await start();
    for (const email of acknowledged.slice(0, 5)) expect(await joinThrough(again, email)).toBe(200);
    const stored = await storedEmails();
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
  });

  it('shares its data with a second process that starts at the same moment, and loses no row of either', async () => {
    const servers = await Promise.all([start(), start()]);
    const emails = emailsOf(60, 'ada');
    const shared = emails.slice(0, 20);
    const joins = [...emails, ...shared].map((email, index) => {
      const server = servers[index % 2];
      if (!server) throw new Error('There are two.');
      return joinThrough(server, email);
    });
    expect(new Set(await Promise.all(joins))).toEqual(new Set([200]));
    expect((await storedEmails()).toSorted()).toEqual(emails.toSorted());
  });

  /** A join of which a part has been sent, and the way to send the rest. */
  const beginSlowJoin = (server: ServerProcess) => {
    const { hostname, port } = new URL(server.address);
    const body = JSON.stringify({ email: 'slow@example.com', consent: true });
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/early_access/ HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    return {
      finish: () => {
        socket.write(body.slice(5));
        return text(socket);
      },
    };
  };

  it('finishes the request in progress when it is stopped, and ends with 0', async () => {
    const server = await start();
    const slow = beginSlowJoin(server);
    await expect.poll(() => joinThrough(server, 'quick@example.com')).toBe(200);
    server.kill('SIGTERM');
    await expect.poll(() => joinThrough(server, 'late@example.com')).toBe(undefined);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toBe(0);
    const finished = ['quick@example.com', 'slow@example.com'];
    expect(await storedEmails()).toEqual(expect.arrayContaining(finished));
  });

  it.each([
    ['SIGUSR2', 'a mistake', 'uncaughtException'],
    ['SIGWINCH', 'a forgotten promise', 'unhandledRejection'],
  ] as const)(
    'logs what nobody handles, finishes the request under way, and ends with 1 (%s)',
    async (signal, message, origin) => {
      const program = join(import.meta.dirname, 'processes/fail-on-signal.ts');
      const server = await startServerProcess(environment, program);
      running.push(server);
      const slow = beginSlowJoin(server);
      await expect.poll(() => joinThrough(server, 'quick@example.com')).toBe(200);
      server.kill(signal);
      await expect.poll(() => joinThrough(server, 'late@example.com')).toBe(undefined);
      expect(await slow.finish()).toMatch(/^HTTP\/1\.1 200 /);
      expect(await server.ended).toBe(1);
      const fatal = server
        .output()
        .split('\n')
        .find((line) => line.includes('"level":60'));
      expect(JSON.parse(fatal ?? '{}')).toMatchObject({ err: { message }, origin });
    },
  );
});

describe.runIf(ENGINES.includes('postgres'))('main, on PostgreSQL', () => {
  it('logs that a connection to its database broke, and goes on with another', async () => {
    const empty = await createEmptyDatabase('postgres');
    const server = await startServerProcess(empty.environment);
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await server.ended;
      await empty.remove();
    });
    expect(await joinThrough(server, 'ada@example.com')).toBe(200);
    await runOn(
      `${empty.environment.DATABASE_URL}`,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'glow'",
    );
    const line = await server.line(/A connection to the database broke/);
    expect(JSON.parse(line)).toMatchObject({ level: 40, err: { code: '57P01' } });
    await expect.poll(() => joinThrough(server, 'bob@example.com')).toBe(200);
  });
});

describe('main', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await createEmptyDatabase('sqlite');
  });
  afterEach(() => empty.remove());

  it('stops at a bad setting with one sentence', async () => {
    const child = startServerProcessUnchecked({ ...empty.environment, PORT: 'eighty' });
    expect(await child.ended).toBe(1);
    expect(child.output()).toBe('Glow did not start. PORT must be a port number from 0 to 65535.\n');
  });

  it('makes a data folder that only its owner may look into', async () => {
    const GLOW_DATA_DIR = join(`${empty.environment.GLOW_DATA_DIR}`, 'new', 'data');
    const server = await startServerProcess({ GLOW_DATA_DIR });
    server.kill('SIGTERM');
    await server.ended;
    expect((await stat(GLOW_DATA_DIR)).mode & 0o077).toBe(0);
    expect((await stat(join(GLOW_DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('does not start as a new installation where its database is gone, and makes no other', async () => {
    const folder = `${empty.environment.GLOW_DATA_DIR}`;
    const server = await startServerProcess(empty.environment);
    server.kill('SIGTERM');
    await server.ended;
    const before = (await readdir(folder)).filter((name) => !name.startsWith('glow.sqlite'));
    for (const name of await readdir(folder)) if (!before.includes(name)) await rm(join(folder, name));
    await utimes(join(folder, 'secret'), new Date(0), new Date(0));
    const again = startServerProcessUnchecked(empty.environment);
    expect(await again.ended).toBe(1);
    expect(again.output()).toMatch(
      /^Glow did not start\. .* whose database is missing or empty: put .*\.\n$/,
    );
    expect(await readdir(folder)).toEqual(before);
  });

  it('says which data folder it cannot use', async () => {
    const child = startServerProcessUnchecked({ GLOW_DATA_DIR: '/dev/null/data' });
    expect(await child.ended).toBe(1);
    expect(child.output()).toMatch(/^Glow did not start\. GLOW_DATA_DIR is \/dev\/null\/data, .*\.\n$/);
  });

  it('says that its port is taken, and leaves the server that has it alone', async () => {
    const server = await startServerProcess(empty.environment);
    const PORT = new URL(server.address).port;
    const second = startServerProcessUnchecked({ ...empty.environment, PORT });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${PORT} of 127.0.0.1 is taken by another program`);
    expect(await joinThrough(server, 'ada@example.com')).toBe(200);
    server.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });
});
