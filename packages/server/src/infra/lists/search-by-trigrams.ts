import { SEARCH_TRIGRAM } from '@glow/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { containsPattern } from '../db/folded-text.ts';
import type { Schema } from '../db/schema.ts';
import { type IdsOfPage, type List, type PageRange, rowsThat } from './list.ts';
import { MOMENT_BITS, readIndexOnSqlite } from './read-index-on-sqlite.ts';
import { countRows, idsOf, numberOf, selectIds } from './read-list.ts';

interface IndexedSearch {
  /** Folded, of three characters at least. */
  readonly text: string;
  readonly pattern: string;
  readonly range: PageRange;
  readonly totalMax: number;
  readonly sortedRowsMax: number;
}

/** Searches by the index that holds every three characters of a list. */
export async function searchByTrigrams(
  { engine, queries }: Pick<Database, 'engine' | 'queries'>,
  list: List,
  search: IndexedSearch,
): Promise<IdsOfPage> {
  return engine === 'sqlite'
    ? searchOnSqlite(queries, list, search)
    : searchOnPostgres(queries, list, search);
}

async function searchOnPostgres(
  db: Kysely<Schema>,
  list: List,
  { text, pattern, range, totalMax }: IndexedSearch,
): Promise<IdsOfPage> {
  const where = rowsThat(list, { pattern, rareParts: await findRareParts(db, list, text) });
  const total = await countRows(db, list, where, totalMax);
  const limit = Math.min(range.limit, total - range.offset);
  if (limit <= 0) return { ids: [], total };
  const page = { ...range, limit };
  if (total === totalMax) return { ids: await selectIds(db, list, where, page), total };
  // Asked for a page, PostgreSQL may walk the whole list for a word that few rows have.
  const found = sql`
    with found as materialized (
      select created_at, ${sql.ref(list.id)} as id from ${sql.table(list.table)} where ${where}
    ) select id from found order by created_at desc, id desc limit ${limit} offset ${range.offset}`;
  return { ids: await idsOf(db, found), total };
}

/** PostgreSQL keeps 100 texts of a column as a sample; what at most so many hold is rare. */
const RARE_IN_SAMPLE_MAX = 5;
const RARE_PARTS_MAX = 4;
/** Letters and digits alone: of others `pg_trgm` has no three characters together. */
const INDEXED_PART = /^[\p{L}\p{N}]{3}$/u;

/**
 * Returns patterns of the rarest three characters of a text, as the planner's own sample tells. For every row that has
 * these, PostgreSQL looks up all others too, and each lookup among the rows of a frequent one reads a page. Returns
 * nothing where there is no sample or all are frequent.
 */
async function findRareParts(db: Kysely<Schema>, list: List, text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ sample: readonly string[] | null }>`
    select histogram_bounds::text::text[] as sample from pg_stats
    where schemaname = any (current_schemas(false)) and tablename = ${list.table} and attname = ${list.text}`.execute(
    db,
  );
  return rarePartsOf(text, rows[0]?.sample ?? []).map((part) => containsPattern(part, list.fold));
}

function rarePartsOf(text: string, sample: readonly string[]): readonly string[] {
  if (sample.length === 0) return [];
  const letters = [...text];
  const parts = new Set(letters.map((_, start) => letters.slice(start, start + SEARCH_TRIGRAM).join('')));
  return [...parts]
    .filter((part) => INDEXED_PART.test(part))
    .map((part) => ({ part, held: sample.filter((one) => one.includes(part)).length }))
    .filter(({ held }) => held <= RARE_IN_SAMPLE_MAX)
    .toSorted((a, b) => a.held - b.held)
    .slice(0, RARE_PARTS_MAX)
    .map(({ part }) => part);
}

async function searchOnSqlite(db: Kysely<Schema>, list: List, search: IndexedSearch): Promise<IdsOfPage> {
  const few = await searchAmongFew(db, list, search);
  if (few) return few;
  const { text, range, totalMax, sortedRowsMax } = search;
  // One string of the query language, in which only the quote stands for something else.
  const query = `"${text.replaceAll('"', '""')}"`;
  return readIndexOnSqlite(db, list, { index: 'search', query, range, totalMax, sortedRowsMax });
}

/** Spread over the time of a list. */
const SAMPLE_ROWS = 100;

/**
 * Compares the whole text with the few rows that hold its rarest parts, as a sample tells: a phrase of many
 * frequent characters is looked for in all rows. Returns nothing where such rows are not few.
 */
async function searchAmongFew(
  db: Kysely<Schema>,
  list: List,
  { text, pattern, range, totalMax, sortedRowsMax }: IndexedSearch,
): Promise<IdsOfPage | undefined> {
  const places = sql.table(`${list.name}_search_rows`);
  const sample = await sql<{ text: string }>`
    with recursive
      ends as materialized (select (select min(place) from ${places}) as first, (select max(place) from ${places}) as last),
      steps (nth) as (select 0 union all select nth + 1 from steps where nth < ${SAMPLE_ROWS - 1})
    select ${sql.ref(list.text)} as text from steps cross join ends cross join ${sql.table(list.table)} as source
    on source.${sql.ref(list.id)} = (
      select id from ${places} where place >= first + (last - first) / ${sql.lit(SAMPLE_ROWS)} * nth order by place limit 1
    ) where ${rowsThat(list)}`.execute(db);
  const parts = rarePartsOf(
    text,
    sample.rows.map((row) => row.text),
  );
  if (parts.length === 0) return undefined;
  const index = sql.table(`${list.name}_search`);
  const candidates = sql`select rowid from ${index}
    where ${index} match ${parts.map((part) => `"${part}"`).join(' AND ')} limit ${sortedRowsMax + 1}`;
  if ((await numberOf(db, sql`select count(*) as number from (${candidates})`)) > sortedRowsMax)
    return undefined;
  const found = sql`
    select listed.id as id from ${places} as listed
    cross join ${sql.table(list.table)} as source on source.${sql.ref(list.id)} = listed.id
    where listed.place in (${candidates}) and ${rowsThat(list, { pattern })}
    order by listed.place >> ${MOMENT_BITS} desc, listed.id desc limit ${totalMax}`;
  const ids = await idsOf(db, found);
  return { ids: ids.slice(range.offset, range.offset + range.limit), total: ids.length };
}
