import { PAGE_SIZE, roleOf, type UserRow } from '@glow/api';
import { exportUsers, listUsers } from '@glow/api/client';
import { RowDate } from '../format/row-date.tsx';
import { ConsoleSection } from './console-section.tsx';
import type { PeopleProps } from './people.ts';
import { type PeopleList, PeoplePanel } from './people-panel.tsx';
import { COLUMN_TEXTS } from './section.messages.ts';

/** A row with a role is an administrator's. */
const USERS: PeopleList<UserRow> = {
  name: 'users',
  part: 'account',
  pageSize: PAGE_SIZE.users,
  columns: [
    {
      name: 'name',
      header: COLUMN_TEXTS.name,
      cell: ({ username }) => <bdi>{username || COLUMN_TEXTS.none}</bdi>,
    },
    { name: 'email', header: COLUMN_TEXTS.email, scope: 'row', cell: ({ email }) => <bdi>{email}</bdi> },
    { name: 'role', header: COLUMN_TEXTS.role, cell: roleOf },
    {
      name: 'date',
      header: COLUMN_TEXTS.created,
      sorted: 'descending',
      cell: ({ created_at }) => <RowDate timestamp={created_at} />,
    },
  ],
  keyOf: ({ email }) => email,
  fetchPage: listUsers,
  file: { fetchFile: exportUsers, stem: 'registered-users' },
  partsOf: ({ role, has_registration }) => ({
    hasAccount: true,
    hasRegistration: has_registration,
    isAdministrator: role !== undefined,
  }),
};

/** Everybody with an account (spec section 2, "Admin"). */
export function UsersSection(props: PeopleProps) {
  return (
    <ConsoleSection name="users">
      {(section) => <PeoplePanel section={section} list={USERS} {...props} />}
    </ConsoleSection>
  );
}
