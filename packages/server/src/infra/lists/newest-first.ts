import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchQuery } from '@glow/api';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { SEARCH_SLICE_ROWS } from '../db/engine.ts';
import { containsPattern } from '../db/folded-text.ts';
import type { Schema } from '../db/schema.ts';

/** A table that is listed by `created_at`, then by a second column, the newest first; an index holds all three. */
export interface List {
  readonly table: keyof Schema;
  /** The second column, by which rows are found. */
  readonly id: 'id' | 'name';
  /** The column that is searched. */
  readonly text: 'email' | 'search_text';
  /** How the column was folded when it was written. */
  readonly fold: (text: string) => string;
  /** Only these rows. */
  readonly where?: RawBuilder<SqlBool>;
  /** Whether `list_totals` has its number of rows; otherwise they are counted. */
  readonly total: 'kept' | 'counted';
}

export interface IdsOfPage {
  /** In the order of the list. */
  readonly ids: readonly string[];
  /** Of all pages. */
  readonly total: number;
}

interface FindOptions {
  /** Aborts a search whose client has disconnected. */
  readonly signal?: AbortSignal;
  /** How many rows one statement of a search reads; default: what suits the engine. */
  readonly sliceRows?: number;
}

interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

/** The rows of some moments, those of one always together; both ends may be open. */
interface Slice {
  /** Not included. */
  readonly before?: string | undefined;
  readonly since?: string | undefined;
  readonly found: number;
}

/**
 * Returns the rows of a page and the total, read from an index alone. A page is counted off from the nearer
 * end, so the last costs what the first does; a search reads the index slice by slice and yields to other
 * requests in between (docs/decisions/0012).
 * @throws the signal's reason where nobody waits for the answer any more.
 */
export async function findIdsOfPage(
  { engine, queries }: Pick<Database, 'engine' | 'queries'>,
  list: List,
  { q, page, page_size }: SearchQuery,
  { signal, sliceRows = SEARCH_SLICE_ROWS[engine] }: FindOptions,
): Promise<IdsOfPage> {
  const stretch = { offset: (page - 1) * page_size, limit: page_size };
  if (list.fold(q) === '') {
    const total = list.total === 'kept' ? await keptTotal() : await countRows(conditions(list, {}));
    return { ids: await idsFromNearerEnd(total, stretch), total };
  }
  const pattern = containsPattern(q, list.fold);
  const slices = await countSlices();
  const total = slices.reduce((sum, { found }) => sum + found, 0);
  return { ids: await idsOfSlices(slices, stretch), total };

  async function countSlices(): Promise<readonly Slice[]> {
    const slices: Slice[] = [];
    let before: string | undefined;
    do {
      const since = await endOfSlice(before);
      slices.push({ before, since, found: await countRows(conditions(list, { before, since, pattern })) });
      before = since;
      await yieldToEventLoop();
      signal?.throwIfAborted();
    } while (before !== undefined);
    return slices;
  }

  /**
   * Returns the moment at which the next slice ends; undefined where the rest of the list is shorter than a
   * slice.
   */
  async function endOfSlice(before: string | undefined): Promise<string | undefined> {
    const { rows } = await sql<{ at: string }>`
      select created_at as at from ${sql.table(list.table)} where ${conditions(list, { before })}
      order by created_at desc limit 1 offset ${sliceRows - 1}`.execute(queries);
    return rows[0]?.at;
  }

  async function keptTotal(): Promise<number> {
    const { rows } = await sql<{ total: number | string }>`
      select sum(total) as total from list_totals where list = ${list.table}`.execute(queries);
    return Number(rows[0]?.total ?? 0);
  }

  async function countRows(where: RawBuilder<SqlBool>): Promise<number> {
    const { rows } = await sql<{ rows: number | string }>`
      select count(*) as rows from ${sql.table(list.table)} where ${where}`.execute(queries);
    return Number(rows[0]?.rows ?? 0);
  }

  async function idsFromNearerEnd(total: number, { offset, limit }: PageRange): Promise<readonly string[]> {
    const rest = Math.min(limit, total - offset);
    if (rest <= 0) return [];
    const isNearTop = offset <= total / 2;
    const all = conditions(list, {});
    if (isNearTop) return selectIds(all, { offset, limit: rest });
    return (await selectIds(all, { offset: total - offset - rest, limit: rest }, 'asc')).toReversed();
  }

  async function idsOfSlices(
    slices: readonly Slice[],
    { offset, limit }: PageRange,
  ): Promise<readonly string[]> {
    const ids: string[] = [];
    let skipped = 0;
    for (const { found, ...ends } of slices) {
      if (ids.length === limit) break;
      const skip = Math.min(found, Math.max(0, offset - skipped));
      skipped += skip;
      if (found === skip) continue;
      const where = conditions(list, { ...ends, pattern });
      ids.push(...(await selectIds(where, { offset: skip, limit: limit - ids.length })));
    }
    return ids;
  }

  async function selectIds(
    where: RawBuilder<SqlBool>,
    { offset, limit }: PageRange,
    order: 'asc' | 'desc' = 'desc',
  ): Promise<readonly string[]> {
    const direction = sql.raw(order);
    const id = sql.ref(list.id);
    const { rows } = await sql<{ id: string }>`
      select ${id} as id from ${sql.table(list.table)} where ${where}
      order by created_at ${direction}, ${id} ${direction} limit ${limit} offset ${offset}`.execute(queries);
    return rows.map((row) => row.id);
  }
}

interface Conditions extends Partial<Slice> {
  readonly pattern?: string;
}

function conditions(list: List, { before, since, pattern }: Conditions): RawBuilder<SqlBool> {
  const all = [
    list.where ?? sql<SqlBool>`1 = 1`,
    ...(before === undefined ? [] : [sql<SqlBool>`created_at < ${before}`]),
    ...(since === undefined ? [] : [sql<SqlBool>`created_at >= ${since}`]),
    ...(pattern === undefined ? [] : [sql<SqlBool>`${sql.ref(list.text)} like ${pattern} escape '\\'`]),
  ];
  return sql`${sql.join(all, sql` and `)}`;
}
