import type { Registration } from '@glow/api';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '#infra/http/register-call.ts';
import { findIdsOfPage } from '#infra/lists/newest-first.ts';
import { readInBatches } from '#infra/lists/read-in-batches.ts';
import { DATE_FORMAT, type Spreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';
import type { AdministrationDependencies } from './administration.dependencies.ts';
import { ADMINISTRATION_LIMITS } from './administration.limits.ts';
import {
  findRegistrations,
  findRegistrationsAfter,
  REGISTRATIONS,
  type RegistrationRow,
} from './registrations.repository.ts';
import { startExport } from './start-export.ts';

/** Adds the calls for the early-access list. */
export function addRegistrationRoutes(app: FastifyInstance, dependencies: AdministrationDependencies): void {
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
      startExport(dependencies, reply, {
        batches: readInBatches<RegistrationRow>(db.engine, async (after, limit) =>
          findRegistrationsAfter(await db.forReading(), after, limit),
        ),
        spreadsheet: SHEET,
        filename: 'early-access',
        event: 'registrations.exported',
        byAccountId: person.accountId,
      }),
  });
}

function toRegistration({ id, email, consent, created_at, account_id }: RegistrationRow): Registration {
  return { id, email, consent: consent === 1, created_at, has_account: account_id !== null };
}

/** Returns what a page passed along as it would stand in an address: `utm_source=letter&ref=7`. */
const fieldsText = (json: string | null) =>
  json === null ? '' : new URLSearchParams(JSON.parse(json) as Record<string, string>).toString();

const SHEET: Spreadsheet<RegistrationRow> = {
  name: 'Early access',
  columns: [
    { header: 'Email', widthChars: 36, cell: ({ email }) => email },
    { header: 'Consent', widthChars: 10, cell: ({ consent }) => consent === 1 },
    { header: 'Consent text', widthChars: 14, cell: (row) => row.consent_text_version },
    {
      header: 'Registered (UTC)',
      widthChars: 18,
      format: DATE_FORMAT,
      cell: ({ created_at }) => new Date(created_at),
    },
    { header: 'Page', widthChars: 30, cell: ({ page_origin }) => page_origin ?? '' },
    { header: 'Page fields', widthChars: 30, cell: ({ page_fields }) => fieldsText(page_fields) },
    { header: 'Has an account', widthChars: 16, cell: ({ account_id }) => account_id !== null },
  ],
};
