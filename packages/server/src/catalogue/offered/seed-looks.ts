import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Schema, SownCataloguesTable } from '#infra/db/schema.ts';
import { keepLooks } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import { noteOfferChange } from './offer-revision.ts';

/** A release's set of looks and the rows under which a feature offers them. */
interface Sowing {
  readonly catalogue: SownCataloguesTable['catalogue'];
  readonly looks: readonly DrawnLook[];
  /** Text that changes with every row; the order of rows does not matter. */
  readonly rowTexts: readonly string[];
  /** Writes the rows, in the same transaction. */
  offer(db: Transaction<Schema>, now: Date): Promise<void>;
}

/**
 * Puts a release's looks into the database, once per version however many servers start; going back to an older
 * release brings its looks back. The version is a hash of the rows, so any change of them is a new one
 * (INTERFACE section 2).
 */
export async function sowLooks(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { catalogue, looks, rowTexts, offer }: Sowing,
): Promise<'sown' | 'sown before'> {
  const now = clock.now();
  const version = createHash('sha256').update(rowTexts.toSorted().join('\n')).digest('hex').slice(0, 32);
  return db.queries.transaction().execute(async (transaction) => {
    const isAnother = await noteVersion(transaction, { catalogue, version, sown_at: now.toISOString() });
    if (!isAnother) return 'sown before';
    await keepLooks(transaction, looks, now);
    await offer(transaction, now);
    await noteOfferChange(transaction);
    return 'sown';
  });
}

/** Notes which version is sown; false where it was that one already. A second server waits here for the first. */
async function noteVersion(db: Kysely<Schema>, row: SownCataloguesTable): Promise<boolean> {
  const noted = await db
    .insertInto('sown_catalogues')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('catalogue')
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version'), sown_at: ref('excluded.sown_at') }))
        .whereRef('sown_catalogues.version', '!=', 'excluded.version'),
    )
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}
