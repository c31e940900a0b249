import { normaliseEmail } from '@glow/api';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';
import type { List } from '#infra/lists/list.ts';

export const REGISTRATIONS: List = {
  name: 'early_access_registrations',
  table: 'early_access_registrations',
  id: 'id',
  text: 'email',
  fold: normaliseEmail,
  hasPairs: true,
};

/** A registration with the account of the same address, where there is one. */
export type RegistrationRow = Awaited<ReturnType<typeof findRegistrations>>[number];

type Row = Selectable<Schema['early_access_registrations']>;

/** Joins rows of a page alone: PostgreSQL's planner may read both tables whole for a limit that stands behind the join. */
function selectRegistrations(
  db: Kysely<Schema>,
  page: (
    rows: SelectQueryBuilder<Schema, 'early_access_registrations', Row>,
  ) => SelectQueryBuilder<Schema, 'early_access_registrations', Row>,
) {
  return db
    .selectFrom(page(db.selectFrom('early_access_registrations').selectAll()).as('registration'))
    .leftJoin('accounts', 'accounts.email', 'registration.email')
    .select([
      'registration.id as id',
      'registration.email as email',
      'registration.consent as consent',
      'registration.consent_text_version as consent_text_version',
      'registration.page_origin as page_origin',
      'registration.page_fields as page_fields',
      'registration.created_at as created_at',
      'accounts.id as account_id',
    ]);
}

export async function findRegistrations(db: Kysely<Schema>, ids: readonly string[]) {
  return ids.length === 0 ? [] : selectRegistrations(db, (rows) => rows.where('id', 'in', ids)).execute();
}

/** Selects the newest registrations that are older than `after`. Its parameters are the date, the id and the limit. */
export function selectRegistrationsAfter(
  db: Kysely<Schema>,
  after: Pick<RegistrationRow, 'created_at' | 'id'>,
  limit: number,
) {
  return selectRegistrations(db, (rows) =>
    rows
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after.created_at, after.id)),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
    .orderBy('registration.created_at', 'desc')
    .orderBy('registration.id', 'desc');
}
