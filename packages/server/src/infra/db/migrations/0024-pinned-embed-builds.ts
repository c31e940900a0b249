import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Adds which build a version names for good; of builds stored before, the last one served is what its version answered. */
export async function pinnedEmbedBuilds(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('pinned_embed_builds')
    .addColumn('version', 'text', (column) => column.primaryKey().notNull())
    .addColumn('build_id', 'text', (column) => column.notNull())
    .execute();
  await sql`
    insert into pinned_embed_builds (version, build_id)
    select version, min(id) from embed_builds
    where served_at = (select max(other.served_at) from embed_builds as other where other.version = embed_builds.version)
    group by version`.execute(db);
}
