import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { IdsOfPage, List, PageRange } from './list.ts';
import { idsOf, numberOf } from './read-list.ts';

/** So many rows are sorted sooner than an index is read in the list's order. */
export const SORTED_ROWS_MAX = 1000;
/** As migration 0036 numbers rows: by millisecond, and within one as they came. */
export const MOMENT_BITS = sql.lit(21);

interface IndexRead {
  /** Behind the list's name: three characters together, or two. */
  readonly index: 'search' | 'pairs';
  /** In the language of FTS5. */
  readonly query: string;
  readonly range: PageRange;
  readonly totalMax: number;
  readonly sortedRowsMax: number;
}

/** Returns a page of what a full-text index finds, newest first, and counts it to a limit. */
export async function readIndexOnSqlite(
  db: Kysely<Schema>,
  { name }: List,
  { index: kind, query, range: { offset, limit }, totalMax, sortedRowsMax }: IndexRead,
): Promise<IdsOfPage> {
  const index = sql.table(`${name}_${kind}`);
  const rows = sql.table(`${name}_search_rows`);
  const matches = sql`${index} match ${query}`;
  const total = await numberOf(
    db,
    sql`select count(*) as number from (select 1 from ${index} where ${matches} limit ${totalMax})`,
  );
  const rest = Math.min(limit, total - offset);
  if (rest <= 0) return { ids: [], total };
  if (total <= sortedRowsMax && total < totalMax) {
    const page = sql`select id from ${rows} where place in (select rowid from ${index} where ${matches})
      order by place >> ${MOMENT_BITS} desc, id desc limit ${rest} offset ${offset}`;
    return { ids: await idsOf(db, page), total };
  }
  const momentOf = (nth: number) => sql`(select rowid >> ${MOMENT_BITS} from ${index} where ${matches}
    order by rowid desc limit 1 offset ${nth})`;
  // All rows of the first and the last moment of the page, since within one the ids decide.
  const page = sql`
    with ends as materialized (
      select (${momentOf(offset)} + 1) << ${MOMENT_BITS} as top, ${momentOf(offset + rest - 1)} << ${MOMENT_BITS} as bottom
    )
    select id from ends cross join ${index} cross join ${rows} on place = ${index}.rowid
    where ${matches} and ${index}.rowid >= bottom and ${index}.rowid < top
    order by place >> ${MOMENT_BITS} desc, id desc limit ${rest}
    offset ${offset} - (select count(*) from ${index} where ${matches} and rowid >= (select top from ends))`;
  return { ids: await idsOf(db, page), total };
}
