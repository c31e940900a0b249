import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, ENGINES } from '#test/test-database.ts';
import { createLog } from '../logging/log.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { isUnavailable } from './engine.ts';
import { openDatabase } from './open-database.ts';

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

describe.runIf(ENGINES.includes('postgres'))('openDatabase on postgres', () => {
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
