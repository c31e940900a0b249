import { sql, type Transaction } from 'kysely';
import { type Engine, hasTransitionTables } from '../engine.ts';
import type { Schema } from '../schema.ts';

const LISTS = ['early_access_registrations', 'accounts'] as const;

/**
 * Keeps how many rows the lists of people have, so that no page counts them. On PostgreSQL a total is the sum of sixteen
 * rows, and a connection writes the one of its own process: sign-ups do not wait for each other. Servers that only speak its
 * protocol may not have the triggers; there each page counts.
 */
export async function listTotals(db: Transaction<Schema>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('list_totals')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_totals_key', ['list', 'shard'])
    .execute();
  if (engine === 'postgres' && !(await hasTransitionTables(db))) return;
  if (engine === 'postgres') await createPostgresFunction(db);
  for (const list of LISTS) {
    for (const event of ['insert', 'delete'] as const)
      await (engine === 'postgres' ? keepOnPostgres(db, list, event) : keepOnSqlite(db, list, event));
    await sql`
      insert into list_totals (list, shard, total)
      select ${sql.lit(list)}, 0, count(*) from ${sql.table(list)}`.execute(db);
  }
}

type Event = 'insert' | 'delete';

async function keepOnSqlite(db: Transaction<Schema>, list: string, event: Event): Promise<void> {
  await sql`
    create trigger ${sql.id(`${list}_total_${event}`)} after ${sql.raw(event)} on ${sql.table(list)}
    begin
      update list_totals set total = total ${sql.raw(event === 'insert' ? '+ 1' : '- 1')}
      where list = ${sql.lit(list)};
    end`.execute(db);
}

/** Runs once a statement, however many rows it writes. */
async function createPostgresFunction(db: Transaction<Schema>): Promise<void> {
  await sql`
    create function keep_list_total() returns trigger language plpgsql as $$
    declare change integer;
    begin
      select count(*) into change from changed;
      if change > 0 then
        insert into list_totals (list, shard, total)
        values (tg_table_name, pg_backend_pid() % 16, case tg_op when 'INSERT' then change else -change end)
        on conflict (list, shard) do update set total = list_totals.total + excluded.total;
      end if;
      return null;
    end $$`.execute(db);
}

async function keepOnPostgres(db: Transaction<Schema>, list: string, event: Event): Promise<void> {
  await sql`
    create trigger ${sql.id(`${list}_total_${event}`)} after ${sql.raw(event)} on ${sql.table(list)}
    referencing ${sql.raw(event === 'insert' ? 'new' : 'old')} table as changed
    for each statement execute function keep_list_total()`.execute(db);
}
