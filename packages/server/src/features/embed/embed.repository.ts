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

/** Returns a text that changes when a build is stored, served again, pinned or deleted. */
export async function findBuildStamp(db: Kysely<Schema>): Promise<string> {
  const rows = await db
    .selectFrom('embed_builds')
    .leftJoin('pinned_embed_builds', 'build_id', 'id')
    .select(['id', 'served_at', 'build_id'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, served_at, build_id }) => `${id} ${served_at} ${build_id}`).join('\n');
}

/** Returns the id of the build that a version names for good: the given one where there was none yet. */
export async function pinBuild(db: Kysely<Schema>, version: string, id: string): Promise<string> {
  await db
    .insertInto('pinned_embed_builds')
    .values({ version, build_id: id })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  const row = await db
    .selectFrom('pinned_embed_builds')
    .select('build_id')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.build_id;
}

/** Returns the ids of the builds that versions name for good. */
export async function findPinnedIds(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pinned_embed_builds').select('build_id').execute();
  return new Set(rows.map(({ build_id }) => build_id));
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
