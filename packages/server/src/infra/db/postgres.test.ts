import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runOn } from '#test/postgres-databases.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { createLog } from '../logging/log.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { isUnavailable } from './engine-errors.ts';
import { openDatabase } from './open-database.ts';
import { probeWriting } from './probe-writing.ts';

describe('openPostgres', () => {
  it('says in one sentence that no server answers, without the address and its password', async () => {
    const url = 'postgres://glow:hunter2@127.0.0.1:1/glow';
    const error = await openDatabase({ kind: 'postgres', url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED/),
    );
    expect(error).not.toHaveProperty('message', expect.stringContaining('hunter2'));
  });
});

describe('openDatabase on postgres', () => {
  const open = async () => {
    const empty = await createEmptyDatabase('postgres');
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const database = await openDatabase(empty.config, log);
    const close = async () => {
      await database.close();
      await empty.remove();
    };
    const { url } = empty.config as { readonly url: string };
    return { ...database, url, lines, close };
  };

  it('limits the time of statements, of waiting for locks and of idle transactions', async () => {
    const { queries, close } = await open();
    const limits: string[] = [];
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(queries);
      limits.push(`${Object.values(rows[0] ?? {})}`);
    }
    expect(limits).toEqual(['10s', '5s', '15s']);
    await close();
  });

  it('calls a statement that was ended for its time unavailable, not wrong', async () => {
    const { queries, close } = await open();
    const error = await queries.connection().execute(async (connection) => {
      await sql`set statement_timeout = 20`.execute(connection);
      return sql`select pg_sleep(30)`.execute(connection).catch((reason: unknown) => reason);
    });
    expect(error).toHaveProperty('code', '57014');
    expect(isUnavailable(error)).toBe(true);
    await close();
  });

  it('calls a server that may not write unavailable, and a lock that is not given in time', async () => {
    const { queries, close } = await open();
    const refused = await queries.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = on`.execute(connection);
      const error = await probeWriting({ queries: connection }, new Date()).catch(
        (reason: unknown) => reason,
      );
      await sql`set default_transaction_read_only = off`.execute(connection);
      return error;
    });
    expect(refused).toHaveProperty('code', '25006');
    const late = await queries.transaction().execute(async (holder) => {
      await sql`lock table write_probes`.execute(holder);
      return queries.connection().execute(async (connection) => {
        await sql`set lock_timeout = 20`.execute(connection);
        return probeWriting({ queries: connection }, new Date()).catch((reason: unknown) => reason);
      });
    });
    expect(late).toHaveProperty('code', '55P03');
    expect([refused, late].map(isUnavailable)).toEqual([true, true]);
    await close();
  });

  it.each(['connection', 'transaction'] as const)(
    'gives up on a server that does not answer a %s at all, and continues with another connection',
    async (kind) => {
      const { queries, close } = await open();
      const work = queries[kind]().execute(async (connection) => {
        await sql`set statement_timeout = 0`.execute(connection);
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        const silence = sql`select pg_sleep(600)`.execute(connection);
        while (vi.getTimerCount() === 0) await nextTurn();
        vi.advanceTimersByTime(15_000);
        await silence;
      });
      const error = await work.catch((reason: unknown) => reason);
      vi.useRealTimers();
      expect(error).toHaveProperty('message', 'Query read timeout');
      expect(isUnavailable(error)).toBe(true);
      expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
      await close();
    },
  );

  it('survives an idle connection that breaks, logs it once, and continues with another', async () => {
    const { queries, url, lines, close } = await open();
    await sql`select 1`.execute(queries);
    await runOn(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'glow'",
    );
    await expect.poll(() => lines.join('')).toContain('A connection to the database broke');
    expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
    expect(lines).toHaveLength(1);
    await close();
  });

  it('survives a connection that breaks inside a transaction, logs it, and continues with another', async () => {
    const { queries, lines, close } = await open();
    const work = queries.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(queries);
      while (lines.length === 0) await delay(5); // idle: nobody is asking the connection anything
      await sql`select 1`.execute(transaction);
    });
    const error = await work.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(lines.join('')).toContain('A connection to the database broke');
    expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
