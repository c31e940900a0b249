import { normaliseEmail } from '@glow/api';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';
import type { List } from '#infra/lists/list.ts';

export const USERS: List = {
  name: 'accounts',
  table: 'accounts',
  id: 'id',
  text: 'email',
  fold: normaliseEmail,
  hasPairs: true,
};

/** An account without its secrets, with the registration of the same address, where there is one. */
export type UserOfList = Awaited<ReturnType<typeof findUsers>>[number];

type Row = Selectable<Schema['accounts']>;

/** Joins rows of a page alone: PostgreSQL's planner may read both tables whole for a limit that stands behind the join. */
function selectUsers(
  db: Kysely<Schema>,
  page: (rows: SelectQueryBuilder<Schema, 'accounts', Row>) => SelectQueryBuilder<Schema, 'accounts', Row>,
) {
  return db
    .selectFrom(page(db.selectFrom('accounts').selectAll()).as('account'))
    .leftJoin('early_access_registrations as registration', 'registration.email', 'account.email')
    .select([
      'account.id as id',
      'account.email as email',
      'account.display_name as display_name',
      'account.role as role',
      'account.created_at as created_at',
      'registration.id as registration_id',
    ]);
}

export async function findUsers(db: Kysely<Schema>, ids: readonly string[]) {
  return ids.length === 0 ? [] : selectUsers(db, (rows) => rows.where('id', 'in', ids)).execute();
}

/** Selects the newest accounts that are older than `after`. Its parameters are the date, the id and the limit. */
export function selectUsersAfter(
  db: Kysely<Schema>,
  after: Pick<UserOfList, 'created_at' | 'id'>,
  limit: number,
) {
  return selectUsers(db, (rows) =>
    rows
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after.created_at, after.id)),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc');
}
