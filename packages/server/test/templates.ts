import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#infra/db/open-database.ts';
import { databaseUrl, runOn } from './postgres-databases.ts';

/** Databases with the current schema and no rows: copying one is faster than migrating an empty one. */
export interface Templates {
  readonly sqliteFile: string;
  readonly postgresName: string;
}

/** @returns the templates, and how to remove what lies on the disk of them. */
export async function createTemplates(
  clusterUrl: string | undefined,
): Promise<{ readonly templates: Templates; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'glow-template-'));
  const templates = { sqliteFile: join(directory, 'glow.sqlite'), postgresName: 'glow_template' };
  const sqlite = await openDatabase({ kind: 'sqlite', file: templates.sqliteFile });
  await sqlite.close();
  if (clusterUrl) {
    await runOn(clusterUrl, `create database ${templates.postgresName}`);
    const url = databaseUrl(clusterUrl, templates.postgresName);
    const postgres = await openDatabase({ kind: 'postgres', url });
    await postgres.close();
  }
  return { templates, remove: () => rm(directory, { recursive: true, force: true }) };
}
