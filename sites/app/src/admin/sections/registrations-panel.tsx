import { PAGE_SIZE, type Registration } from '@glow/api';
import { exportRegistrations, listRegistrations } from '@glow/api/client';
import { useRef } from 'react';
import { useSignedInUser } from '../../session/use-signed-in-user.ts';
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

const PAGE_ROWS = PAGE_SIZE.earlyAccess;
const keyOf = ({ id }: Registration) => id;

const COLUMNS: readonly Column<Registration>[] = [
  { name: 'email', header: COLUMN_TEXTS.email, scope: 'row', cell: ({ email }) => <bdi>{email}</bdi> },
  {
    name: 'consent',
    header: COLUMN_TEXTS.consent,
    cell: ({ consent }) => (consent ? COLUMN_TEXTS.consented : COLUMN_TEXTS.notConsented),
  },
  {
    name: 'account',
    header: COLUMN_TEXTS.account,
    cell: ({ has_account }) => (has_account ? COLUMN_TEXTS.hasAccount : COLUMN_TEXTS.noAccount),
  },
  {
    name: 'date',
    header: COLUMN_TEXTS.registered,
    sorted: 'descending',
    cell: ({ created_at }) => <RowDate timestamp={created_at} />,
  },
];

interface RegistrationsPanelProps extends PeopleProps {
  readonly section: OpenSection;
}

/** The early-access list; Delete erases the person whose address it is (spec section 6). */
export function RegistrationsPanel({ section, ...people }: RegistrationsPanelProps) {
  const { place, goTo } = section;
  const run = useAdminCall();
  const ownEmail = useSignedInUser()?.email;
  const regionRef = useRef<HTMLElement>(null);
  const table = useTable<Registration>({
    fetchPage: ({ page }, signal) =>
      run((api) => listRegistrations(api, { page, page_size: PAGE_ROWS }, { signal })),
    keyOf,
    pageSize: PAGE_ROWS,
    place,
    version: people.peopleVersion,
    onEmptied: (page) => goTo({ page }, 'replace'),
  });
  const deletion = usePersonDeletion<Registration>(people, { part: 'registration', removed: table.removed });
  return (
    <>
      <div className="admin-tools">
        <ExportButton
          fetchFile={exportRegistrations}
          stem="early-access"
          onSaved={(name) => people.announce(EXPORT_TEXTS.saved(name))}
        />
      </div>
      <SectionTable
        name="early-access"
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
        consequence={({ email, has_account }) =>
          whatWillBeErased({
            hasAccount: has_account,
            hasRegistration: true,
            isAdministrator: email === ownEmail,
          })
        }
        failed={DELETION_TEXTS.user.failed}
        focusAfter={regionRef}
      />
    </>
  );
}
