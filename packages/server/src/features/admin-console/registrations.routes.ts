import type { Registration } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#infra/http/register-call.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import type { Exporter } from './export-on-thread.ts';
import { findRegistrations, REGISTRATIONS, type RegistrationRow } from './registrations.repository.ts';
import { startExport } from './start-export.ts';

/** Adds the calls for the early-access list. */
export function addRegistrationRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  exporter: Exporter,
): void {
  const { db } = dependencies;

  registerCall(app, dependencies, 'listRegistrations', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const queries = await db.forReading();
      const { ids, total } = await findIdsOfPage({ ...db, queries }, REGISTRATIONS, query, request);
      const rows = new Map((await findRegistrations(queries, ids)).map((row) => [row.id, row]));
      const items = ids.flatMap((id) => rows.get(id) ?? []).map(toRegistration);
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  registerCall(app, dependencies, 'exportRegistrations', {
    limits: ADMINISTRATION_LIMITS.export,
    handle: ({ person, reply }) =>
      startExport({ ...dependencies, exporter }, reply, {
        list: 'registrations',
        filename: 'early-access',
        event: 'registrations.exported',
        byAccountId: person.accountId,
      }),
  });
}

function toRegistration({ id, email, consent, created_at, account_id }: RegistrationRow): Registration {
  return { id, email, consent: consent === 1, created_at, has_account: account_id !== null };
}
