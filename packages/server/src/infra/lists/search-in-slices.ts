import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type IdsOfPage, type List, type PageRange, rowsThat } from './list.ts';
import { countRows, selectIds } from './read-list.ts';

/** Most searches of one or two characters have found all that they count in a slice of so many rows. */
const FIRST_SLICE_ROWS = 20_000;
const GROWTH = 4;

interface SlicedSearch {
  readonly pattern: string;
  readonly range: PageRange;
  readonly totalMax: number;
  /** Of the later slices, which grow to it. */
  readonly sliceRows: number;
  readonly signal?: AbortSignal | undefined;
}

/** The rows of some moments, those of one always together; both ends may be open. */
interface Slice {
  /** Not included. */
  readonly before?: string | undefined;
  readonly since?: string | undefined;
  readonly found: number;
}

/**
 * Reads a list slice by slice from its newest end, until it has found as many rows as it counts, and yields to other
 * requests in between.
 * @throws the signal's reason where nobody waits for the answer any more.
 */
export async function searchInSlices(
  db: Kysely<Schema>,
  list: List,
  { pattern, range, totalMax, sliceRows, signal }: SlicedSearch,
): Promise<IdsOfPage> {
  const slices: Slice[] = [];
  let total = 0;
  let before: string | undefined;
  let rows = Math.min(FIRST_SLICE_ROWS, sliceRows);
  do {
    const since = await endOfSlice(before, rows);
    const where = rowsThat(list, { before, since, pattern });
    const found = await countRows(db, list, where, totalMax - total);
    slices.push({ before, since, found });
    total += found;
    before = since;
    rows = Math.min(rows * GROWTH, sliceRows);
    await yieldToEventLoop();
    signal?.throwIfAborted();
  } while (before !== undefined && total < totalMax);
  const limit = Math.min(range.limit, Math.max(0, total - range.offset));
  return { ids: await idsOfSlices({ offset: range.offset, limit }), total };

  /** Returns the moment at which the next slice ends; undefined where the rest of the list is shorter than a slice. */
  async function endOfSlice(end: string | undefined, length: number): Promise<string | undefined> {
    const ends = await sql<{ at: string }>`
      select created_at as at from ${sql.table(list.table)} where ${rowsThat(list, { before: end })}
      order by created_at desc limit 1 offset ${length - 1}`.execute(db);
    return ends.rows[0]?.at;
  }

  async function idsOfSlices({ offset, limit }: PageRange): Promise<readonly string[]> {
    const ids: string[] = [];
    let skipped = 0;
    for (const { found, ...ends } of slices) {
      if (ids.length === limit) break;
      const skip = Math.min(found, Math.max(0, offset - skipped));
      skipped += skip;
      if (found === skip) continue;
      const rest = { offset: skip, limit: limit - ids.length };
      ids.push(...(await selectIds(db, list, rowsThat(list, { ...ends, pattern }), rest)));
    }
    return ids;
  }
}
