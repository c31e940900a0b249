import type { Kysely } from 'kysely';
import type { GeneratedLooksTable, Schema } from '#infra/db/schema.ts';

/** Where looks for visitors stand until they are due. */
export type DueTable = 'generated_looks' | 'fitted_looks';

export type DueLook = Pick<GeneratedLooksTable, 'look_key' | 'opened_at'>;

/** Postpones the next sweep of these looks, unless somebody opened one in the meantime. */
export async function postpone(
  db: Kysely<Schema>,
  table: DueTable,
  looks: readonly DueLook[],
  { dueAt, now }: { readonly dueAt: Date; readonly now: Date },
): Promise<void> {
  if (looks.length === 0) return;
  const keys = looks.map(({ look_key }) => look_key);
  await db
    .updateTable(table)
    .set({ due_at: dueAt.toISOString() })
    .where('look_key', 'in', keys)
    .where('due_at', '<', now.toISOString())
    .execute();
}

/** Deletes the row of a look; returns false where somebody opened it in the meantime. */
export async function deleteDue(
  db: Kysely<Schema>,
  table: DueTable,
  key: string,
  now: Date,
): Promise<boolean> {
  const outcome = await db
    .deleteFrom(table)
    .where('look_key', '=', key)
    .where('due_at', '<', now.toISOString())
    .executeTakeFirst();
  return outcome.numDeletedRows > 0n;
}
