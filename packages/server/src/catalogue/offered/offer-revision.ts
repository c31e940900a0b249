import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

const ONLY_ROW = 1;

/** Increments the revision of what is offered; call it in the transaction that changes the offer. */
export async function bumpOfferRevision(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('offer_revisions')
    .values({ id: ONLY_ROW, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ revision: eb('offer_revisions.revision', '+', 1) })),
    )
    .execute();
}

/**
 * Returns a function that reads the current revision of what is offered. Calls in one turn of the event loop
 * share a query.
 */
export function createOfferRevision(db: Kysely<Schema>): () => Promise<number> {
  const query = db.selectFrom('offer_revisions').select('revision').where('id', '=', ONLY_ROW).compile();
  let shared: Promise<number> | undefined;
  const read = async () => (await db.executeQuery(query)).rows[0]?.revision ?? 0;
  return () => {
    if (shared) return shared;
    const reading = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      shared = undefined;
      return read();
    });
    shared = reading;
    return reading;
  };
}
