import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { List, PageRange } from './list.ts';

/** Returns the ids of some rows of a list in its order, or from its oldest end. */
export async function selectIds(
  db: Kysely<Schema>,
  list: List,
  where: RawBuilder<SqlBool>,
  { offset, limit }: PageRange,
  order: 'asc' | 'desc' = 'desc',
): Promise<readonly string[]> {
  const direction = sql.raw(order);
  const id = sql.ref(list.id);
  return idsOf(
    db,
    sql`select ${id} as id from ${sql.table(list.table)} where ${where}
      order by created_at ${direction}, ${id} ${direction} limit ${limit} offset ${offset}`,
  );
}

/** Counts rows of a list, to a limit where one is given. */
export async function countRows(
  db: Kysely<Schema>,
  list: List,
  where: RawBuilder<SqlBool>,
  limit?: number,
): Promise<number> {
  const rows =
    limit === undefined
      ? sql`${sql.table(list.table)} where ${where}`
      : sql`(select 1 from ${sql.table(list.table)} where ${where} limit ${limit}) as counted`;
  return numberOf(db, sql`select count(*) as number from ${rows}`);
}

export async function idsOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await query.execute(db);
  return (rows as readonly { readonly id: string }[]).map(({ id }) => id);
}

export async function numberOf(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(db);
  const [row] = rows as readonly { readonly number: number | string | null }[];
  return Number(row?.number ?? 0);
}
