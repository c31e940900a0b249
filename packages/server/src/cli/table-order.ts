import { type Kysely, sql } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

/**
 * Not copied, since both sides write them themselves: applied migrations, totals, what belongs to a search's index, and the
 * secret, which each engine stores elsewhere.
 */
const NOT_COPIED = ['glow_migrations', 'list_spans', 'list_totals', 'server_secrets'];

/**
 * Returns every table of a SQLite database whose rows are copied, referenced tables before those that refer
 * to them. Read from the database itself, so that a new table needs no line here.
 */
export async function tablesInOrder(sqlite: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'table'
      and name not like 'sqlite@_%' escape '@' and name not like '%@_search@_rows' escape '@'
    order by name`.execute(sqlite);
  const { rows: references } = await sql<{ table: string; to: string }>`
    select tables.name as "table", keys."table" as "to"
    from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table'`.execute(sqlite);
  const waiting = new Set(tables.map(({ name }) => name).filter((name) => !NOT_COPIED.includes(name)));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some(({ table, to }) => table === name && to !== name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting]}`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}
