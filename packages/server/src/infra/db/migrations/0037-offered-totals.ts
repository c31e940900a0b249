import { sql, type Transaction } from 'kysely';
import { type Engine, hasTransitionTables } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Keeps how many looks of each kind are offered, as 0028 keeps the lists of people. */
export async function offeredTotals(db: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await keepOnSqlite(db);
  else if (await hasTransitionTables(db)) await keepOnPostgres(db);
  else return;
  await sql`
    insert into list_totals (list, shard, total)
    select 'offered_looks_' || kind, 0, sum(case state when 'offered' then 1 else 0 end)
    from offered_looks group by kind`.execute(db);
}

async function keepOnSqlite(db: Transaction<Schema>): Promise<void> {
  const change = (row: 'new' | 'old', by: 1 | -1) => `
    insert into list_totals (list, shard, total) values ('offered_looks_' || ${row}.kind, 0, ${by})
    on conflict (list, shard) do update set total = total + excluded.total;`;
  const isOffered = (row: 'new' | 'old') => `(${row}.state = 'offered')`;
  const triggers = [
    `insert on offered_looks when ${isOffered('new')} begin ${change('new', 1)} end`,
    `delete on offered_looks when ${isOffered('old')} begin ${change('old', -1)} end`,
    `update of state on offered_looks when ${isOffered('new')} > ${isOffered('old')} begin ${change('new', 1)} end`,
    `update of state on offered_looks when ${isOffered('new')} < ${isOffered('old')} begin ${change('old', -1)} end`,
  ];
  for (const [index, trigger] of triggers.entries())
    await sql.raw(`create trigger offered_looks_total_${index + 1} after ${trigger}`).execute(db);
}

async function keepOnPostgres(db: Transaction<Schema>): Promise<void> {
  await sql`
    create function keep_offered_total() returns trigger language plpgsql as $$
    begin
      insert into list_totals (list, shard, total)
      select 'offered_looks_' || kind, pg_backend_pid() % 16, tg_argv[0]::integer * count(*)
      from changed where state = 'offered' group by kind order by kind
      on conflict (list, shard) do update set total = list_totals.total + excluded.total;
      return null;
    end $$`.execute(db);
  const triggers = [
    ['insert', 'new', 1],
    ['delete', 'old', -1],
    ['update', 'new', 1],
    ['update', 'old', -1],
  ] as const;
  for (const [index, [event, rows, by]] of triggers.entries())
    await sql
      .raw(
        `create trigger offered_looks_total_${index + 1} after ${event} on offered_looks
        referencing ${rows} table as changed for each statement execute function keep_offered_total('${by}')`,
      )
      .execute(db);
}
