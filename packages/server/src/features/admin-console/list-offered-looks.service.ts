import type { SearchQuery } from '@glow/api';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import {
  findOffers,
  type ListedOffer,
  listOfOffers,
  type OfferKind,
} from '#catalogue/offered/offered-looks.repository.ts';
import type { Database } from '#infra/db/database.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';

export interface OfferedLook {
  readonly row: ListedOffer;
  readonly look: DescribedLook;
}

export interface OfferedLooksPage {
  readonly offered: readonly OfferedLook[];
  /** Of all pages. */
  readonly total: number;
}

export interface OfferedLooksRequest {
  readonly kind: OfferKind;
  readonly query: SearchQuery;
  readonly signal: AbortSignal;
}

/** Returns a page of what is offered of a kind and whose file name holds the searched text, newest first. */
export async function listOfferedLooks(
  { db, lookbook }: { readonly db: Database; readonly lookbook: Lookbook },
  { kind, query, signal }: OfferedLooksRequest,
): Promise<OfferedLooksPage> {
  const { ids, total } = await findIdsOfPage(db, listOfOffers(kind), query, { signal });
  const rows = await findOffers(db.queries, kind, ids);
  const keys = rows.map(({ look_key }) => look_key);
  const looks = await lookbook.describe(await findLooks(db.queries, keys));
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  const lookOf = new Map(looks.map((described) => [described.look.key, described]));
  const offered = ids.flatMap((name) => {
    const row = rowOf.get(name);
    const look = row && lookOf.get(row.look_key);
    return row && look ? [{ row, look }] : [];
  });
  return { offered, total };
}
