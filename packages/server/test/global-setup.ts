import type { TestProject } from 'vitest/node';
import type { Engine } from '#infra/db/engine.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { type Needs, type ServiceAddresses, type Services, startServices } from './services/services.ts';
import { createTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the project's tests run on; by default SQLite, and PostgreSQL where this machine has it. */
    engines: readonly Engine[];
    /** Absent where this machine has no PostgreSQL, or no test needs it. */
    postgresUrl: string | undefined;
    templates: Templates;
    /** Whether the project's tests stand on more than a database. */
    needs: Needs | undefined;
    services: ServiceAddresses;
  }
}

/** One PostgreSQL for the whole run of a project; the summary says when there is none. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted: readonly Engine[] = project.config.provide.engines ?? ['sqlite', 'postgres'];
  const cluster = wanted.includes('postgres') ? await startPostgresCluster() : undefined;
  const engines = cluster ? wanted : (['sqlite'] as const);
  project.provide('engines', engines);
  project.provide('postgresUrl', cluster?.url);
  const { templates, remove } = await createTemplates(cluster?.url);
  project.provide('templates', templates);
  const services: Services = await startServices(project.config.provide.needs, cluster?.url);
  project.provide('services', services.addresses);
  return async () => {
    await services.stop();
    await remove();
    await cluster?.stop();
    process.stdout.write(
      `\nTests of "${project.name}" ran on ${[...engines, ...Object.keys(services.addresses)].join(' and ')}.\n`,
    );
  };
}
