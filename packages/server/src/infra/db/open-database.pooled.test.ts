import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/test-database.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

describe('openDatabase through PgBouncer in transaction mode', () => {
  it('migrates once where several start at once, and leaves the limits of the pooler to later statements', async () => {
    const empty = await createEmptyDatabase('postgres');
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase(empty.config)));
    const [first] = servers;
    if (!first) throw new Error('There are three.');
    const migrations = await sql`select name from glow_migrations`.execute(first.queries);
    expect(migrations.rows).toHaveLength(MIGRATIONS.length);
    const limits = await Promise.all(
      servers.flatMap(({ queries }) =>
        Array.from({ length: 5 }, () => sql`show statement_timeout`.execute(queries)),
      ),
    );
    expect(new Set(limits.map(({ rows }) => JSON.stringify(rows[0])))).toEqual(
      new Set(['{"statement_timeout":"10s"}']),
    );
    for (const { close } of servers) await close();
    await empty.remove();
  });

  it('takes turns on fewer connections than one server may open', async () => {
    const empty = await createEmptyDatabase('postgres');
    const servers = await Promise.all([1, 2].map(() => openDatabase(empty.config)));
    const pids = new Set<number>();
    await Promise.all(
      servers.flatMap(({ queries }) =>
        Array.from({ length: 40 }, () =>
          queries.transaction().execute(async (transaction) => {
            const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
            pids.add(rows[0]?.pid ?? 0);
            await sql`select pg_sleep(0.005)`.execute(transaction);
          }),
        ),
      ),
    );
    expect(pids.size).toBeLessThanOrEqual(4);
    for (const { close } of servers) await close();
    await empty.remove();
  });
});
