import type { FastifyInstance } from 'fastify';
import { registerCall } from '#infra/http/register-call.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { erasePerson } from '#people/erase-person.service.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import type { Exporter } from './export-on-thread.ts';
import { startExport } from './start-export.ts';
import { toUserRow } from './user-row.ts';
import { findUsers, USERS } from './users.repository.ts';

/** Adds the calls for everybody with an account. */
export function addUserRoutes(
  app: FastifyInstance,
  dependencies: AdministrationDependencies,
  exporter: Exporter,
): void {
  const { db } = dependencies;

  registerCall(app, dependencies, 'listUsers', {
    limits: ADMINISTRATION_LIMITS.list,
    async handle({ query, request }) {
      const queries = await db.forReading();
      const { ids, total } = await findIdsOfPage({ ...db, queries }, USERS, query, request);
      const rows = new Map((await findUsers(queries, ids)).map((row) => [row.id, row]));
      const items = ids.flatMap((id) => rows.get(id) ?? []).map(toUserRow);
      return { items, total, page: query.page, page_size: query.page_size };
    },
  });

  registerCall(app, dependencies, 'deleteUser', {
    limits: ADMINISTRATION_LIMITS.delete,
    handle: ({ body, person }) => erasePerson(dependencies, body.email, person.accountId),
  });

  registerCall(app, dependencies, 'exportUsers', {
    limits: ADMINISTRATION_LIMITS.export,
    handle: ({ person, reply }) =>
      startExport({ ...dependencies, exporter }, reply, {
        list: 'users',
        filename: 'registered-users',
        event: 'users.exported',
        byAccountId: person.accountId,
      }),
  });
}
