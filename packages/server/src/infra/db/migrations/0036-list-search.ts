import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { hasTrigrams } from '../search-index.ts';

interface SearchedList {
  /** Of the index; on SQLite also the start of what belongs to it. */
  readonly name: string;
  readonly table: string;
  readonly id: string;
  readonly text: string;
  /** Only these rows; `row` names the row, with a dot behind it. */
  readonly where?: (row: string) => string;
}

const offersOf = (kind: string): SearchedList => ({
  name: `offered_looks_${kind}_search`,
  table: 'offered_looks',
  id: 'name',
  text: 'search_text',
  where: (row) => `${row}kind = '${kind}' and ${row}state = 'offered'`,
});
const LISTS: readonly SearchedList[] = [
  ...['early_access_registrations', 'accounts'].map((table) => ({
    name: `${table}_search`,
    table,
    id: 'id',
    text: 'email',
  })),
  offersOf('style'),
  offersOf('vibe'),
];

/**
 * Indexes every three characters of what the administrator's lists are searched by (docs/decisions/0012). A PostgreSQL
 * without `pg_trgm` goes on without: its searches read slices of a list.
 */
export async function listSearch(db: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') for (const list of LISTS) await indexOnSqlite(db, list);
  else if (await hasTrigrams(db)) for (const list of LISTS) await indexOnPostgres(db, list);
}

async function indexOnPostgres(
  db: Transaction<Schema>,
  { name, table, text, where }: SearchedList,
): Promise<void> {
  await sql`
    create index if not exists ${sql.id(name)} on ${sql.table(table)} using gin (${sql.ref(text)} gin_trgm_ops)
    with (gin_pending_list_limit = 256) ${sql.raw(where ? `where ${where('')}` : '')}`.execute(db);
}

/**
 * Keeps a full-text index whose row numbers are in the list's order: the millisecond of `created_at`, then a number within it,
 * so that a page is read from the newest end without sorting. A table beside it says whose number is whose.
 */
async function indexOnSqlite(db: Transaction<Schema>, list: SearchedList): Promise<void> {
  const { name, table, id, text, where = () => 'true' } = list;
  const rows = `${name}_rows`;
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  await run(sql.raw(`create table ${rows} (place integer primary key, id text not null)`));
  await run(
    sql.raw(`create virtual table ${name} using fts5 (
      text, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1')`),
  );
  // Nothing of an erased address stays behind until the index is merged.
  await run(sql.raw(`insert into ${name} (${name}, rank) values ('secure-delete', 1)`));

  const ofOld = `${placesOf('old.')} and id = old.${id}`;
  const add = `
    insert into ${rows} (place, id) select
      coalesce((select max(place) + 1 from ${rows} where place >= start and place < start + ${PLACES}), start), new.${id}
      from (select ${firstPlace('new.')} as start);
    insert into ${name} (rowid, text) values (last_insert_rowid(), new.${text});`;
  const remove = `
    insert into ${name} (${name}, rowid, text) select 'delete', place, old.${text} from ${rows} where ${ofOld};
    delete from ${rows} where ${ofOld};`;
  const triggers = [
    `insert on ${table} when ${where('new.')} begin ${add} end`,
    `delete on ${table} when ${where('old.')} begin ${remove} end`,
  ];
  if (list.where)
    triggers.push(
      `update of state on ${table} when ${where('old.')} and not (${where('new.')}) begin ${remove} end`,
      `update of state on ${table} when ${where('new.')} and not (${where('old.')}) begin ${add} end`,
    );
  for (const [index, trigger] of triggers.entries())
    await run(sql.raw(`create trigger ${name}_${index + 1} after ${trigger}`));

  await run(
    sql.raw(`insert into ${rows} (place, id)
      select start + row_number() over (partition by start order by ${id}) - 1, ${id}
      from (select ${id}, ${firstPlace('')} as start from ${table} where ${where('')}) order by 1`),
  );
  const whose = list.where ? `and ${where('source.')}` : '';
  await run(
    sql.raw(`insert into ${name} (rowid, text)
      select place, source.${text} from ${rows} as listed cross join ${table} as source
      on source.${id} = listed.id ${whose} order by place`),
  );
}

/** Rows of one millisecond. */
const PLACES = 2 ** 21;

/** Returns the condition for the row numbers of a row's millisecond. */
export function placesOf(row: string): string {
  return `place >= ${firstPlace(row)} and place < ${firstPlace(row)} + ${PLACES}`;
}

function firstPlace(row: string): string {
  return `(coalesce(cast(round(unixepoch(${row}created_at, 'subsec') * 1000) as integer), 0) * ${PLACES})`;
}
