import { Client } from 'pg';

/** The address of a database of the cluster whose maintenance database has this one. */
export function databaseUrl(clusterUrl: string, name: string): string {
  return clusterUrl.replace('/postgres?', `/${name}?`);
}

/** Runs one statement, or several without parameters, on a database. */
export async function runOn(url: string, statements: string): Promise<readonly { readonly name: string }[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query<{ name: string }>(statements).finally(() => client.end());
  return result.rows;
}

/** The tables of a database but the schema's own. */
export async function tablesOf(url: string): Promise<readonly string[]> {
  const rows = await runOn(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_name not like 'glow%'`,
  );
  return rows.map(({ name }) => name);
}

export async function deleteRows(url: string, tables: readonly string[]): Promise<void> {
  const deletions = tables.map((name) => `delete from ${name};`);
  // As a replica it does not ask in which order tables refer to each other.
  await runOn(url, `set session_replication_role = replica; ${deletions.join('')}`);
}
