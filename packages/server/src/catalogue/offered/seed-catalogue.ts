import { createHash } from 'node:crypto';
import type { Vibe } from '@glow/api';
import { lookKey, type OutfitSpec, type StyleLook } from '@glow/stylist';
import type { Kysely } from 'kysely';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Schema, SeededCataloguesTable } from '#infra/db/schema.ts';
import { storeLooks } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import { bumpOfferRevision } from './offer-revision.ts';
import { type Offer, type OfferKind, offerCatalogue, withdrawAllExcept } from './offered-looks.repository.ts';

/** A release's looks by vibe. */
export type StarterCatalogue = readonly { readonly vibe: Vibe; readonly spec: OutfitSpec }[];

export type SeedOutcome = 'seeded' | 'seeded before';

interface SeedDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** Seeds a release's instant outfits, as {@link seed} says. */
export async function seedInstantOutfits(
  dependencies: SeedDependencies,
  catalogue: StarterCatalogue,
): Promise<SeedOutcome> {
  const looks = catalogue.map(({ vibe, spec }) => ({ vibe, key: lookKey(spec), spec }));
  return seed(dependencies, {
    catalogue: 'instant outfits',
    kind: 'vibe',
    looks,
    offers: looks.map(({ vibe, key, spec }) => ({ kind: 'vibe', vibe, name: spec.name, look_key: key })),
    rowTexts: looks.map(({ vibe, key }) => `${vibe} ${key}`),
  });
}

/** Seeds a release's looks for the quiz, as {@link seed} says. */
export async function seedStyleLooks(
  dependencies: SeedDependencies,
  catalogue: readonly StyleLook[],
): Promise<SeedOutcome> {
  const looks = catalogue.map((look) => ({ ...look, key: lookKey(look.spec) }));
  return seed(dependencies, {
    catalogue: 'style looks',
    kind: 'style',
    looks,
    offers: looks.map(({ key, spec, style, bodyShape: body_shape, weather }) => ({
      kind: 'style',
      style,
      body_shape,
      weather,
      name: spec.name,
      look_key: key,
    })),
    rowTexts: looks.map(({ style, bodyShape, weather, key }) => `${style} ${bodyShape} ${weather} ${key}`),
  });
}

interface Seed {
  readonly catalogue: SeededCataloguesTable['catalogue'];
  readonly kind: OfferKind;
  readonly looks: readonly DrawnLook[];
  readonly offers: readonly Offer[];
  /** Text that changes with every row; the order of rows does not matter. */
  readonly rowTexts: readonly string[];
}

/**
 * Puts a release's looks into the database, once per version however many servers start; going back to an older
 * release brings its looks back. The version is a hash of the rows, so any change of them is a new one. A look the
 * catalogue no longer has is withdrawn; one that an administrator deleted stays deleted (INTERFACE section 2).
 */
async function seed(
  { db, clock }: SeedDependencies,
  { catalogue, kind, looks, offers, rowTexts }: Seed,
): Promise<SeedOutcome> {
  const now = clock.now();
  const version = createHash('sha256').update(rowTexts.toSorted().join('\n')).digest('hex').slice(0, 32);
  return inTransaction(db.queries, async (transaction) => {
    const isNew = await recordVersion(transaction, { catalogue, version, seeded_at: now.toISOString() });
    if (!isNew) return 'seeded before';
    await storeLooks(transaction, looks, now);
    await offerCatalogue(transaction, offers, now);
    await withdrawAllExcept(
      transaction,
      kind,
      offers.map(({ name }) => name),
    );
    await bumpOfferRevision(transaction);
    return 'seeded';
  });
}

/** Notes which version is seeded; false where it was that one already. A second server waits here for the first. */
async function recordVersion(db: Kysely<Schema>, row: SeededCataloguesTable): Promise<boolean> {
  const noted = await db
    .insertInto('seeded_catalogues')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('catalogue')
        .doUpdateSet(({ ref }) => ({
          version: ref('excluded.version'),
          seeded_at: ref('excluded.seeded_at'),
        }))
        .whereRef('seeded_catalogues.version', '!=', 'excluded.version'),
    )
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}
