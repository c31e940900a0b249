import type { Database } from './database.ts';

const PROBE_ID = 1;

/**
 * Writes a row and waits until it is on disk: a database that answers may be on a full disk, or a replica.
 * @throws what the database throws.
 */
export async function probeWriting({ queries }: Pick<Database, 'queries'>, now: Date): Promise<void> {
  const written_at = now.toISOString();
  await queries
    .insertInto('write_probes')
    .values({ id: PROBE_ID, written_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
    .execute();
}
