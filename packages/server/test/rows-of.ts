import { sql } from 'kysely';
import { openDatabase } from '#infra/db/open-database.ts';
import { openPostgres } from '#infra/db/postgres.ts';
import { countRows } from '../src/cli/copy-tables.ts';
import { tablesInOrder } from '../src/cli/table-order.ts';
import { createEmptyDatabase, type EmptyDatabase } from './test-database.ts';

/** Every table of the current schema but the two that each engine writes for itself. */
export async function allTables(): Promise<readonly string[]> {
  const { config, remove } = await createEmptyDatabase('sqlite');
  const database = await openDatabase(config);
  const tables = await tablesInOrder(database.queries);
  await database.close();
  await remove();
  return tables;
}

/** Every row of every table, as text in an order of its own, so that two engines can be compared. */
export async function rowsOf({ config }: EmptyDatabase): Promise<Readonly<Record<string, string[]>>> {
  const tables = await allTables();
  const database = await openDatabase(config);
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const all = await sql<object>`select * from ${sql.table(table)}`.execute(database.queries);
    rows[table] = all.rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
  }
  await database.close();
  return rows;
}

/** How many rows a PostgreSQL holds in all, whatever tables it has; those of the schema's own steps not counted. */
export async function countAllRows({ config }: EmptyDatabase): Promise<number> {
  if (config.kind !== 'postgres') throw new Error('Not PostgreSQL');
  const { queries, close } = openPostgres(config.url);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'glow%'
      and table_name not in ('list_spans', 'list_totals')`.execute(queries);
  let count = 0;
  for (const { name } of rows) count += await countRows(queries, name);
  await close();
  return count;
}
