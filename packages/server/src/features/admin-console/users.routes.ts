import { displayNameOf, type UserRow } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#infra/http/register-call.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { readInBatches } from '#infra/lists/read-in-batches.ts';
import { DATE_FORMAT, type Spreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';
import { erasePerson } from '#people/erase-person.service.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import { startExport } from './start-export.ts';
import { findUsers, findUsersAfter, USERS, type UserOfList } from './users.repository.ts';

/** The role of administrators; plain users have none (spec section 3). */
const ADMINISTRATOR = 'Administrator';

/** Adds the calls for everybody with an account. */
export function addUserRoutes(app: FastifyInstance, dependencies: AdministrationDependencies): void {
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
      startExport(dependencies, reply, {
        batches: readInBatches<UserOfList>(db.engine, async (after, limit) =>
          findUsersAfter(await db.forReading(), after, limit),
        ),
        spreadsheet: SHEET,
        filename: 'registered-users',
        event: 'users.exported',
        byAccountId: person.accountId,
      }),
  });
}

const usernameOf = ({ email, display_name }: UserOfList) =>
  displayNameOf({ email, displayName: display_name });

function toUserRow(user: UserOfList): UserRow {
  const { email, role, created_at, registration_id } = user;
  return {
    username: usernameOf(user),
    email,
    ...(role === 'administrator' && { role: ADMINISTRATOR }),
    created_at,
    has_registration: registration_id !== null,
  };
}

const SHEET: Spreadsheet<UserOfList> = {
  name: 'Registered users',
  columns: [
    { header: 'Name', widthChars: 28, cell: usernameOf },
    { header: 'Email', widthChars: 36, cell: ({ email }) => email },
    {
      header: 'Role',
      widthChars: 14,
      cell: ({ role }) => (role === 'administrator' ? ADMINISTRATOR : 'User'),
    },
    {
      header: 'Registered (UTC)',
      widthChars: 18,
      format: DATE_FORMAT,
      cell: ({ created_at }) => new Date(created_at),
    },
    { header: 'Early access', widthChars: 14, cell: ({ registration_id }) => registration_id !== null },
  ],
};
