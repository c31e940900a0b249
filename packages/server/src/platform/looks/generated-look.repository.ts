import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Notes that these looks were opened, where they are generated ones. */
export async function markOpened(
  db: Kysely<Schema>,
  keys: readonly string[],
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('generated_looks')
    .set({ opened_at: now.toISOString(), due_at: dueAt.toISOString() })
    .where('look_key', 'in', keys)
    .execute();
}

/** Those of these looks of which a recipe alone is kept. */
export async function findUnopened(db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('looks')
    .select('key')
    .where('key', 'in', keys)
    .where('spec', '=', '')
    .execute();
  return rows.map(({ key }) => key);
}
