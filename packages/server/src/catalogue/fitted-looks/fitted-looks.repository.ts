import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';
import type { DueLook } from '../generated-looks/due-looks.repository.ts';
import { storeProposed } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';

/** A look on a figure, and what it was before; none for a figure in plain clothes. */
export interface FittedLook {
  readonly look: DrawnLook;
  readonly baseKey: string | null;
}

/** Stores looks on figures until they are due; of those stored before, only what nobody opened is due later. */
export async function storeFitted(
  db: Kysely<Schema>,
  fitted: readonly FittedLook[],
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  if (fitted.length === 0) return;
  // In one order everywhere, so that two transactions that store the same looks never wait for each other.
  const ordered = fitted.toSorted((a, b) => (a.look.key < b.look.key ? -1 : 1));
  await storeProposed(
    db,
    ordered.map(({ look }) => look),
    now,
  );
  const times = { created_at: now.toISOString(), opened_at: null, due_at: dueAt.toISOString() };
  await db
    .insertInto('fitted_looks')
    .values(ordered.map(({ look, baseKey }) => ({ look_key: look.key, base_key: baseKey, ...times })))
    .onConflict((conflict) =>
      conflict
        .column('look_key')
        .doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at') }))
        .where('fitted_looks.opened_at', 'is', null),
    )
    .execute();
}

/** Returns how many of these keys are stored. */
export async function countStored(db: Kysely<Schema>, keys: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('fitted_looks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('look_key', 'in', keys)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns what looks on figures were before, by their keys. */
export async function findBases(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('fitted_looks')
    .select(['look_key', 'base_key'])
    .where('look_key', 'in', keys)
    .execute();
  return new Map(rows.flatMap(({ look_key, base_key }) => (base_key ? [[look_key, base_key]] : [])));
}

/** Records that looks on figures were opened; a figure in plain clothes is kept no longer for it. */
export async function markFittedOpened(
  db: Kysely<Schema>,
  keys: readonly string[],
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('fitted_looks')
    .set({ opened_at: now.toISOString(), due_at: dueAt.toISOString() })
    .where('look_key', 'in', keys)
    .where('base_key', 'is not', null)
    .execute();
}

/** Returns looks on figures that are due for the sweep, the longest overdue first. */
export async function findDueFitted(
  db: Kysely<Schema>,
  now: Date,
  limit: number,
): Promise<readonly DueLook[]> {
  return db
    .selectFrom('fitted_looks')
    .select(['look_key', 'opened_at'])
    .where('due_at', '<', now.toISOString())
    .orderBy('due_at')
    .orderBy('look_key')
    .limit(limit)
    .execute();
}
