import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type List, type PageRange, rowsThat } from './list.ts';
import { selectIds } from './read-list.ts';

/** Days, then hours, by how many characters of `created_at` name one, and what makes its first moment of that. */
const SPANS = [
  { chars: 10, rest: 'T00:00:00.000Z', lengthMs: 86_400_000 },
  { chars: 13, rest: ':00:00.000Z', lengthMs: 3_600_000 },
] as const;

/**
 * Returns the ids of a page far from both ends: whole days and then hours are skipped by their kept totals, so that only
 * the rows of one hour are counted off. Returns nothing where no totals are kept of the list.
 */
export async function idsBySpans(
  db: Kysely<Schema>,
  list: List,
  { offset, limit }: PageRange,
): Promise<readonly string[] | undefined> {
  let skipped = 0;
  let within = '';
  let before: string | undefined;
  for (const { chars, rest, lengthMs } of SPANS) {
    const { rows } = await sql<{ span: string; total: number | string }>`
      select span, sum(total) as total from list_spans
      where list = ${list.name} and chars = ${sql.lit(chars)} and substr(span, 1, ${within.length}) = ${within}
      group by span order by span desc`.execute(db);
    const found = rows.find(({ total }) => {
      if (skipped + Number(total) > offset) return true;
      skipped += Number(total);
      return false;
    });
    if (found === undefined) return undefined;
    within = found.span;
    before = new Date(Date.parse(found.span + rest) + lengthMs).toISOString();
  }
  return selectIds(db, list, rowsThat(list, { before }), { offset: offset - skipped, limit });
}
