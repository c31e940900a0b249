import type { Kysely } from 'kysely';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { isForeignKeyViolation } from '#infra/db/engine-errors.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Schema } from '#infra/db/schema.ts';
import type { Metrics } from '#infra/metrics.ts';
import { findDueFitted } from '../fitted-looks/fitted-looks.repository.ts';
import { deleteGeneratedLook } from '../looks/look.repository.ts';
import type { Gallery } from '../pictures/gallery.ts';
import { type DueLook, type DueTable, deleteDue, postpone } from './due-looks.repository.ts';
import { findDueGenerated } from './generated-looks.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A like is stored in the visitor's browser only, so looks that were opened are retained much longer. */
const DATA_RETENTION_MS = 400 * DAY_MS;
/** How long a saved look is left alone before the sweep checks it again. */
const SAVED_RECHECK_MS = 30 * DAY_MS;
const BATCH = 200;

const FIND_DUE = { generated_looks: findDueGenerated, fitted_looks: findDueFitted } as const;
const TABLES: readonly DueTable[] = ['generated_looks', 'fitted_looks'];

interface SweepDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gallery: Gallery;
  readonly metrics: Metrics;
}

/**
 * Returns which of these looks, by key, somebody saved, so that no sweep deletes their pictures; each
 * feature that lets people save looks provides one.
 */
export type FindSavedLooks = (db: Kysely<Schema>, keys: readonly string[]) => Promise<ReadonlySet<string>>;

export interface SweepOptions {
  /** The looks that these find are spared. */
  readonly findSaved: readonly FindSavedLooks[];
  readonly signal?: AbortSignal;
}

/** How many looks a sweep handled, by outcome. */
export interface SweepOutcome {
  /** Never opened, or not for 400 days: deleted with their names. */
  readonly deleted: number;
  /** Opened more than 30 days ago: their data stays, their pictures are drawn again on demand. */
  readonly faded: number;
}

/**
 * Deletes generated looks that nobody opened within 30 days, those on own figures that nobody opened within two, and the
 * pictures of all that nobody opened for 30 days; spares saved looks.
 */
export async function sweepGeneratedLooks(
  dependencies: SweepDependencies,
  options: SweepOptions,
): Promise<SweepOutcome> {
  const swept = { deleted: 0, faded: 0 };
  for (const table of TABLES) {
    const { deleted, faded } = await sweepTable(dependencies, options, table);
    swept.deleted += deleted;
    swept.faded += faded;
  }
  return swept;
}

async function sweepTable(
  dependencies: SweepDependencies,
  { findSaved, signal }: SweepOptions,
  table: DueTable,
): Promise<SweepOutcome> {
  const { db, clock, gallery, metrics } = dependencies;
  const swept = { deleted: 0, faded: 0 };
  while (!signal?.aborted) {
    const now = clock.now();
    const batch = await FIND_DUE[table](db.queries, now, BATCH);
    if (batch.length === 0) break;
    const keys = batch.map(({ look_key }) => look_key);
    const saved = await Promise.all(findSaved.map((findAmong) => findAmong(db.queries, keys)));
    const outcomeOf = (look: DueLook) =>
      saved.some((some) => some.has(look.look_key)) ? 'saved' : isExpired(look, now) ? 'deleted' : 'faded';
    const outcomes = Map.groupBy(batch, outcomeOf);
    for (const look of [...(outcomes.get('deleted') ?? []), ...(outcomes.get('faded') ?? [])])
      await gallery.removePictures(look.look_key);
    for (const look of outcomes.get('deleted') ?? []) await deleteLook(dependencies, table, look, now);
    const faded = outcomes.get('faded') ?? [];
    for (const look of faded) await postpone(db.queries, table, [look], { dueAt: endOf(look), now });
    const dueAt = new Date(now.getTime() + SAVED_RECHECK_MS);
    await postpone(db.queries, table, outcomes.get('saved') ?? [], { dueAt, now });
    swept.deleted += outcomes.get('deleted')?.length ?? 0;
    swept.faded += faded.length;
    metrics.sweptLooks.inc(batch.length - (outcomes.get('saved')?.length ?? 0));
  }
  return swept;
}

function endOf({ opened_at }: DueLook): Date {
  return new Date(Date.parse(opened_at ?? '') + DATA_RETENTION_MS);
}

function isExpired(look: DueLook, now: Date): boolean {
  return look.opened_at === null || endOf(look) <= now;
}

async function deleteLook(
  { db }: SweepDependencies,
  table: DueTable,
  { look_key }: DueLook,
  now: Date,
): Promise<void> {
  const deletion = inTransaction(db.queries, async (transaction) => {
    if (await deleteDue(transaction, table, look_key, now)) await deleteGeneratedLook(transaction, look_key);
  });
  await deletion.catch((error: unknown) => {
    // A wardrobe saved it at this moment: it stays, and the next sweep checks it again.
    if (!isForeignKeyViolation(error)) throw error;
  });
}
