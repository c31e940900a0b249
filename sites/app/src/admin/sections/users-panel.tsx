import { PAGE_SIZE, roleOf, type UserRow } from '@glow/api';
import { exportUsers, listUsers } from '@glow/api/client';
import { useRef } from 'react';
import { useAdminCall } from '../calls/admin-calls.ts';
import { ConfirmDeletion } from '../deletion/confirm-deletion.tsx';
import { DELETION_TEXTS, whatWillBeErased } from '../deletion/deletion.messages.ts';
import { EXPORT_TEXTS } from '../export/export.messages.ts';
import { ExportButton } from '../export/export-button.tsx';
import { RowDate } from '../format/row-date.tsx';
import type { Column } from '../table/data-table.tsx';
import { useTable } from '../table/use-table.ts';
import type { OpenSection } from './console-section.tsx';
import { DeleteButton } from './delete-button.tsx';
import { type PeopleProps, usePersonDeletion } from './people.ts';
import { COLUMN_TEXTS } from './section.messages.ts';
import { SectionTable } from './section-table.tsx';

const PAGE_ROWS = PAGE_SIZE.users;
const keyOf = ({ email }: UserRow) => email;

const COLUMNS: readonly Column<UserRow>[] = [
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
];

interface UsersPanelProps extends PeopleProps {
  readonly section: OpenSection;
}

/** The accounts; Delete erases the person (INTERFACE section 2), a row with a role is the administrator's. */
export function UsersPanel({ section, ...people }: UsersPanelProps) {
  const { place, goTo } = section;
  const run = useAdminCall();
  const regionRef = useRef<HTMLElement>(null);
  const table = useTable<UserRow>({
    fetchPage: ({ page }, signal) => run((api) => listUsers(api, { page, page_size: PAGE_ROWS }, { signal })),
    keyOf,
    pageSize: PAGE_ROWS,
    place,
    version: people.peopleVersion,
    onEmptied: (page) => goTo({ page }, 'replace'),
  });
  const deletion = usePersonDeletion<UserRow>(people, { part: 'account', removed: table.removed });
  return (
    <>
      <div className="admin-tools">
        <ExportButton
          fetchFile={exportUsers}
          stem="registered-users"
          onSaved={(name) => people.announce(EXPORT_TEXTS.saved(name))}
        />
      </div>
      <SectionTable
        name="users"
        rule="total"
        pageSize={PAGE_ROWS}
        place={place}
        table={table}
        keyOf={keyOf}
        columns={COLUMNS}
        regionRef={regionRef}
        rowAction={(row) => <DeleteButton of={row.email} onPress={() => deletion.ask(row)} />}
        onPage={(page) => goTo({ page }, 'push')}
      />
      <ConfirmDeletion
        deletion={deletion}
        question={({ email }) => DELETION_TEXTS.user.question(email)}
        consequence={({ role, has_registration }) =>
          whatWillBeErased({
            hasAccount: true,
            hasRegistration: has_registration,
            isAdministrator: role !== undefined,
          })
        }
        failed={DELETION_TEXTS.user.failed}
        focusAfter={regionRef}
      />
    </>
  );
}
