import type { Database } from './database.ts';
import { DatabaseOpenError } from './database-open-error.ts';
import { inMigrationLock } from './engine.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';

type MigrationTables = {
  glow_migrations: { name: string; applied_at: string };
};

/** Ends the name of a migration that takes nothing away from the release before. */
const EXPAND = '.expand';

/**
 * Brings the schema up to date, all or nothing, however many processes start at once. What a newer release has only
 * added is left as it is, so that servers of both releases run beside each other, and the newer one can be taken back.
 * @throws {DatabaseOpenError} where a newer release has changed what this one reads.
 */
export async function migrate(
  { engine, queries }: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await inMigrationLock(engine, queries, async (transaction) => {
    const db = transaction.withTables<MigrationTables>();
    await db.schema
      .createTable('glow_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const rows = await db.selectFrom('glow_migrations').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    refuseNewer(applied, migrations);
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(transaction, engine);
      const row = { name, applied_at: new Date().toISOString() };
      await db.insertInto('glow_migrations').values(row).execute();
    }
  });
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name) && !name.endsWith(EXPAND));
  if (unknown === undefined) return;
  throw new DatabaseOpenError(
    `The database was written by a newer release (${unknown}); start that release or a newer one.`,
  );
}
