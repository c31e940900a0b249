import { PAGE_SIZE, type Registration } from '@glow/api';
import { exportRegistrations, listRegistrations } from '@glow/api/client';
import { useSignedInUser } from '#session/use-signed-in-user.ts';
import { RowDate } from '../format/row-date.tsx';
import { ConsoleSection } from './console-section.tsx';
import type { PeopleProps } from './people.ts';
import { type PeopleList, PeoplePanel } from './people-panel.tsx';
import { COLUMN_TEXTS } from './section.messages.ts';

const REGISTRATIONS: PeopleList<Registration> = {
  name: 'early-access',
  part: 'registration',
  pageSize: PAGE_SIZE.earlyAccess,
  columns: [
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
  ],
  keyOf: ({ id }) => id,
  fetchPage: listRegistrations,
  file: { fetchFile: exportRegistrations, stem: 'early-access' },
  partsOf: ({ email, has_account }, ownEmail) => ({
    hasAccount: has_account,
    hasRegistration: true,
    isAdministrator: email === ownEmail,
  }),
};

/** Who asked for early access (spec section 2, "Admin"). */
export function EarlyAccessSection(props: PeopleProps) {
  const ownEmail = useSignedInUser()?.email;
  return (
    <ConsoleSection name="early-access">
      {(section) => <PeoplePanel section={section} list={REGISTRATIONS} ownEmail={ownEmail} {...props} />}
    </ConsoleSection>
  );
}
