import { SEARCH_TRIGRAM, type SearchQuery, searchTotalMax } from '@glow/api';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { SEARCH_SLICE_ROWS } from '../db/engine.ts';
import { containsPattern } from '../db/folded-text.ts';
import type { Schema } from '../db/schema.ts';
import { idsBySpans } from './ids-by-spans.ts';
import { type IdsOfPage, type List, type PageRange, rowsThat } from './list.ts';
import { SORTED_ROWS_MAX } from './read-index-on-sqlite.ts';
import { countRows, selectIds } from './read-list.ts';
import { searchByPairs } from './search-by-pairs.ts';
import { searchByTrigrams } from './search-by-trigrams.ts';
import { searchInSlices } from './search-in-slices.ts';

/** Counted off in a millisecond. */
const COUNTED_OFF_MAX = 5000;

interface FindOptions {
  /** Aborts a search whose client has disconnected. */
  readonly signal?: AbortSignal;
  /** How many rows one statement of a search without an index reads; default: what suits the engine. */
  readonly sliceRows?: number;
  /** How far a search counts. */
  readonly totalMax?: number;
  /** Pages further than this from both ends are found by totals of days and hours. */
  readonly countedOffMax?: number;
  /** How many of the newest rows a search of one or two characters looks through before it asks an index. */
  readonly newestRows?: number;
  /** How many rows a search on SQLite sorts sooner than it reads its index in the list's order. */
  readonly sortedRowsMax?: number;
}

/**
 * Returns the rows of a page and the total, read from indexes alone. A page near an end is counted off from there; one in
 * the middle from the start of its hour. A search of three characters and more has an index of its own, where the database
 * has one, and shorter ones have another where the list has one; every other reads the list (docs/decisions/0012).
 * @throws the signal's reason where nobody waits for the answer any more.
 */
export async function findIdsOfPage(
  database: Pick<Database, 'engine' | 'queries' | 'searchIndex'>,
  list: List,
  { q, page, page_size }: SearchQuery,
  {
    signal,
    sliceRows = SEARCH_SLICE_ROWS[database.engine],
    totalMax = searchTotalMax(q),
    countedOffMax = COUNTED_OFF_MAX,
    sortedRowsMax = SORTED_ROWS_MAX,
    newestRows,
  }: FindOptions,
): Promise<IdsOfPage> {
  const { queries } = database;
  const range = { offset: (page - 1) * page_size, limit: page_size };
  const text = list.fold(q);
  if (text === '') {
    const total = await totalOf(queries, list);
    const isFar = Math.min(range.offset, total - range.offset) > countedOffMax;
    const far = isFar ? await idsBySpans(queries, list, range) : undefined;
    return { ids: far ?? (await idsFromNearerEnd(queries, list, total, range)), total };
  }
  const search = { text, pattern: containsPattern(q, list.fold), range, totalMax };
  const isShort = [...text].length < SEARCH_TRIGRAM;
  if (database.searchIndex === 'there' && !isShort)
    return searchByTrigrams(database, list, { ...search, sortedRowsMax });
  const byPairs =
    isShort && list.hasPairs
      ? await searchByPairs(database, list, { ...search, sortedRowsMax, ...(newestRows && { newestRows }) })
      : undefined;
  if (byPairs) return byPairs;
  return searchInSlices(queries, list, { ...search, sliceRows, signal });
}

/** Reads the kept total; servers that keep none have no row of it. */
async function totalOf(db: Kysely<Schema>, list: List): Promise<number> {
  const { rows } = await sql<{ total: number | string | null }>`
    select sum(total) as total from list_totals where list = ${list.name}`.execute(db);
  return Number(rows[0]?.total ?? (await countRows(db, list, rowsThat(list))));
}

async function idsFromNearerEnd(
  db: Kysely<Schema>,
  list: List,
  total: number,
  { offset, limit }: PageRange,
): Promise<readonly string[]> {
  const rest = Math.min(limit, total - offset);
  if (rest <= 0) return [];
  const all = rowsThat(list);
  if (offset <= total / 2) return selectIds(db, list, all, { offset, limit: rest });
  const fromEnd = { offset: total - offset - rest, limit: rest };
  return (await selectIds(db, list, all, fromEnd, 'asc')).toReversed();
}
