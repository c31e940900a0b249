import type { SearchQuery } from '@glow/api';
import type { Kysely } from 'kysely';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Database } from '#infra/db/database.ts';
import type { Schema } from '#infra/db/schema.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { listOfOffers, type OfferRow, type OffersTable } from './offers.repository.ts';

export interface Offer<Row> {
  readonly row: Row;
  readonly look: DescribedLook;
}

export interface OffersOfPage<Row> {
  readonly offers: readonly Offer<Row>[];
  readonly total: number;
}

export interface OffersRequest<Row> {
  readonly table: OffersTable;
  readonly find: (db: Kysely<Schema>, names: readonly string[]) => Promise<readonly Row[]>;
  readonly query: SearchQuery;
  readonly signal: AbortSignal;
}

/** What is offered, newest first, whose file name holds the searched text. */
export async function listOffers<Row extends OfferRow>(
  { db, lookbook }: { readonly db: Database; readonly lookbook: Lookbook },
  { table, find, query, signal }: OffersRequest<Row>,
): Promise<OffersOfPage<Row>> {
  const { ids, total } = await findIdsOfPage(db, listOfOffers(table), query, { signal });
  const rows = await find(db.queries, ids);
  const looks = await lookbook.describe(
    await findLooks(
      db.queries,
      rows.map(({ look_key }) => look_key),
    ),
  );
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  const lookOf = new Map(looks.map((described) => [described.look.key, described]));
  const offers = ids.flatMap((name) => {
    const row = rowOf.get(name);
    const look = row && lookOf.get(row.look_key);
    return row && look ? [{ row, look }] : [];
  });
  return { offers, total };
}
