import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

export interface StoredBuild {
  readonly id: string;
  readonly version: string;
  /** The blob key of every file by its path. */
  readonly files: Readonly<Record<string, string>>;
}

export async function upsertBuild(db: Kysely<Schema>, build: StoredBuild, now: Date): Promise<void> {
  await db
    .insertInto('embed_builds')
    .values({ ...build, files: JSON.stringify(build.files), served_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ served_at: ref('excluded.served_at') })),
    )
    .execute();
}

/** Returns a text of the stored builds and when each was served last, which changes when any of them does. */
export async function findBuildStamp(db: Kysely<Schema>): Promise<string> {
  const rows = await db.selectFrom('embed_builds').select(['id', 'served_at']).orderBy('id').execute();
  return rows.map(({ id, served_at }) => `${id} ${served_at}`).join('\n');
}

/** Returns every stored build, the most recently served first. */
export async function findStoredBuilds(db: Kysely<Schema>): Promise<StoredBuild[]> {
  const rows = await db
    .selectFrom('embed_builds')
    .select(['id', 'version', 'files'])
    .orderBy('served_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ files, ...build }) => ({ ...build, files: JSON.parse(files) as StoredBuild['files'] }));
}

export async function deleteBuildRow(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('embed_builds').where('id', '=', id).execute();
}
