import { Client } from 'pg';

/** The address of a database of the cluster whose maintenance database has this one. */
export function databaseUrl(clusterUrl: string, name: string): string {
  return clusterUrl.replace('/postgres?', `/${name}?`);
}

export async function onMaintenanceDatabase(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
