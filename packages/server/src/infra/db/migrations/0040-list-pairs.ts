import { sql, type Transaction } from 'kysely';
import { type Engine, hasTransitionTables } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { placesOf } from './0036-list-search.ts';

const LISTS = ['early_access_registrations', 'accounts'] as const;

/**
 * Indexes every two characters of the addresses in the lists of people, for searches that have no three (docs/decisions/0012).
 * Servers that only speak PostgreSQL's protocol keep no days (0038), by which it is read there, and go without.
 */
export async function listPairs(db: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') for (const list of LISTS) await indexOnSqlite(db, list);
  else if (await hasTransitionTables(db)) await indexOnPostgres(db);
}

/** A pair stands behind its day, so that the rows of a day are found together; the last character stands alone. */
async function indexOnPostgres(db: Transaction<Schema>): Promise<void> {
  // Not in SQL, which would be planned anew for each sign-up; no parallel workers, which take longer to start than to find.
  await sql`
    create function list_pairs(day text, content text) returns tsvector
    language plpgsql immutable strict parallel restricted cost 1000 as $$
    declare pairs text[] := '{}'; place integer := 1;
    begin
      while place <= length(content) loop
        pairs := pairs || (day || substr(content, place, 2));
        place := place + 1;
      end loop;
      return array_to_tsvector(pairs);
    end $$`.execute(db);
  for (const list of LISTS)
    await sql`
      create index if not exists ${sql.id(`${list}_pairs`)} on ${sql.table(list)}
      using gin (list_pairs(substr(created_at, 1, 10), email)) with (gin_pending_list_limit = 256)`.execute(
      db,
    );
}

/** Pairs are words of hex digits, under the row numbers of 0036, whose table is filled by its trigger. */
async function indexOnSqlite(db: Transaction<Schema>, list: string): Promise<void> {
  const index = `${list}_pairs`;
  const rows = `${list}_search_rows`;
  const statements = [
    `create virtual table ${index} using fts5 (
      pairs, content = '', columnsize = 0, detail = none, tokenize = 'ascii')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create trigger ${index}_1 after insert on ${rows} begin
      insert into ${index} (rowid, pairs)
      select new.place, ${pairsOf('listed.email')} from ${list} as listed where listed.id = new.id;
    end`,
    `create trigger ${index}_2 before delete on ${list} begin
      insert into ${index} (${index}, rowid, pairs)
      select 'delete', place, ${pairsOf('old.email')} from ${rows} where ${placesOf('old.')} and id = old.id;
    end`,
    `insert into ${index} (rowid, pairs)
      select place, ${pairsOf('listed.email')} from ${rows} as numbered
      cross join ${list} as listed on listed.id = numbered.id order by place`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function pairsOf(text: string): string {
  return `(select group_concat(hex(substr(${text}, place, 2)), ' ') from (
    with recursive places (place) as (select 1 union all select place + 1 from places where place < length(${text}))
    select place from places))`;
}
