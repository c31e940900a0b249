import { sql, type Transaction } from 'kysely';
import { type Engine, hasTransitionTables } from '../engine.ts';
import type { Schema } from '../schema.ts';

const LISTS = ['early_access_registrations', 'accounts'] as const;
/** So many characters of `created_at` are a day (2026-11-25) and an hour (2026-11-25T18). */
const SPANS = [10, 13] as const;

/**
 * Keeps how many rows the lists of people have of each day and each hour, so that a page far from both ends is not counted
 * off row by row. Written as 0028 writes totals; servers without its triggers count.
 */
export async function listSpans(db: Transaction<Schema>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('list_spans')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('chars', 'integer', (column) => column.notNull())
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_spans_key', ['list', 'chars', 'span', 'shard'])
    .execute();
  if (engine === 'postgres' && !(await hasTransitionTables(db))) return;
  if (engine === 'postgres') await createPostgresFunction(db);
  for (const list of LISTS) {
    for (const event of ['insert', 'delete'] as const)
      await (engine === 'postgres' ? keepOnPostgres(db, list, event) : keepOnSqlite(db, list, event));
    for (const chars of SPANS)
      await sql`
        insert into list_spans (list, chars, span, shard, total)
        select ${sql.lit(list)}, ${sql.lit(chars)}, substr(created_at, 1, ${sql.lit(chars)}), 0, count(*)
        from ${sql.table(list)} group by 3`.execute(db);
  }
}

type Event = 'insert' | 'delete';

async function keepOnSqlite(db: Transaction<Schema>, list: string, event: Event): Promise<void> {
  const [row, change] = event === 'insert' ? ['new', 1] : ['old', -1];
  const counts = SPANS.map(
    (chars) => `
      insert into list_spans (list, chars, span, shard, total)
      values ('${list}', ${chars}, substr(${row}.created_at, 1, ${chars}), 0, ${change})
      on conflict (list, chars, span, shard) do update set total = total + excluded.total;`,
  );
  await sql
    .raw(`create trigger ${list}_span_${event} after ${event} on ${list} begin ${counts.join('')} end`)
    .execute(db);
}

/** Runs once a statement; in order, so that no two statements wait for each other. */
async function createPostgresFunction(db: Transaction<Schema>): Promise<void> {
  await sql
    .raw(`
    create function keep_list_spans() returns trigger language plpgsql as $$
    begin
      insert into list_spans (list, chars, span, shard, total)
      select tg_table_name, chars, substr(created_at, 1, chars), pg_backend_pid() % 16,
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed cross join unnest(array[${SPANS}]) as chars group by 2, 3 order by 2, 3
      on conflict (list, chars, span, shard) do update set total = list_spans.total + excluded.total;
      return null;
    end $$`)
    .execute(db);
}

async function keepOnPostgres(db: Transaction<Schema>, list: string, event: Event): Promise<void> {
  await sql`
    create trigger ${sql.id(`${list}_span_${event}`)} after ${sql.raw(event)} on ${sql.table(list)}
    referencing ${sql.raw(event === 'insert' ? 'new' : 'old')} table as changed
    for each statement execute function keep_list_spans()`.execute(db);
}
