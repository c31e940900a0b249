import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';
import { createTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where this machine has no PostgreSQL. */
    postgresUrl: string | undefined;
    templates: Templates;
  }
}

/** One PostgreSQL for the whole run; the summary says when there is none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster?.url);
  const { templates, remove } = await createTemplates(cluster?.url);
  project.provide('templates', templates);
  return async () => {
    await remove();
    await cluster?.stop();
    const engines = cluster ? 'SQLite and PostgreSQL' : 'SQLite only: this machine has no PostgreSQL';
    process.stdout.write(`\nDatabase engines tested: ${engines}\n`);
  };
}
