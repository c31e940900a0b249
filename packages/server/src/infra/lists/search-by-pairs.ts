import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { idsByDays } from './ids-by-days.ts';
import { type IdsOfPage, type List, type PageRange, rowsThat } from './list.ts';
import { readIndexOnSqlite } from './read-index-on-sqlite.ts';
import { idsOf } from './read-list.ts';

/** Most short searches find all that they count among so many; both engines look through them in some milliseconds. */
const NEWEST_ROWS = 20_000;

interface ShortSearch {
  /** Folded, of one or two characters. */
  readonly text: string;
  readonly pattern: string;
  readonly range: PageRange;
  readonly totalMax: number;
  readonly sortedRowsMax: number;
  /** How many of the newest rows are looked through before the index is asked. */
  readonly newestRows?: number;
}

/**
 * Searches for one or two characters by the index of pairs. What many rows have is found among the newest ones, sooner than by
 * any index. Returns nothing where the database keeps no such index.
 */
export async function searchByPairs(
  { engine, queries }: Pick<Database, 'engine' | 'queries'>,
  list: List,
  { text, pattern, range, totalMax, sortedRowsMax, newestRows = NEWEST_ROWS }: ShortSearch,
): Promise<IdsOfPage | undefined> {
  const isPair = [...text].length === 2;
  if (engine === 'sqlite') {
    // Of a pair the index gives the newest at once; of one character it gathers all pairs that begin with it.
    const newest = isPair ? [] : await idsAmongNewest(queries, list, { pattern, totalMax, newestRows });
    if (newest.length === totalMax) return pageOf(newest, range);
    const query = `"${Buffer.from(text).toString('hex')}"${isPair ? '' : ' *'}`;
    return readIndexOnSqlite(queries, list, { index: 'pairs', query, range, totalMax, sortedRowsMax });
  }
  const newest = await idsAmongNewest(queries, list, { pattern, totalMax, newestRows });
  if (newest.length === totalMax) return pageOf(newest, range);
  const ids = await idsByDays(queries, list, { text, isPair, totalMax, firstRows: newestRows });
  return ids && pageOf(ids, range);
}

function pageOf(ids: readonly string[], { offset, limit }: PageRange): IdsOfPage {
  return { ids: ids.slice(offset, offset + limit), total: ids.length };
}

/** Returns what is found among the newest rows of a list, up to as many as are counted. */
async function idsAmongNewest(
  db: Kysely<Schema>,
  list: List,
  { pattern, totalMax, newestRows }: Required<Pick<ShortSearch, 'pattern' | 'totalMax' | 'newestRows'>>,
): Promise<readonly string[]> {
  return idsOf(
    db,
    sql`select id from (
      select created_at, ${sql.ref(list.id)} as id, ${sql.ref(list.text)} as text from ${sql.table(list.table)}
      where ${rowsThat(list)} order by created_at desc, ${sql.ref(list.id)} desc limit ${newestRows}
    ) as newest where text like ${pattern} escape '\\' order by created_at desc, id desc limit ${totalMax}`,
  );
}
