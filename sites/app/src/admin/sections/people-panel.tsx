import type { Page, PageQuery } from '@glow/api';
import type { Api, CallOptions } from '@glow/api/client';
import { useRef } from 'react';
import type { SectionName } from '../address/section-names.ts';
import { EXPORT_TEXTS } from '../admin.messages.ts';
import { useAdminCall } from '../calls/admin-calls.ts';
import { ConfirmDeletion } from '../deletion/confirm-deletion.tsx';
import { DELETION_TEXTS, type PersonParts, whatWillBeErased } from '../deletion/deletion.messages.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { ExportSource } from '../export/use-export.ts';
import type { Column } from '../table/data-table.tsx';
import { useTable } from '../table/use-table.ts';
import type { OpenSection } from './console-section.tsx';
import { DeleteButton } from './delete-button.tsx';
import { type PeopleProps, type PersonPart, usePersonDeletion } from './people.ts';
import { SectionTable } from './section-table.tsx';

/** What tells the two lists of people apart. */
export interface PeopleList<Row extends { readonly email: string }> {
  readonly name: SectionName;
  readonly part: PersonPart;
  readonly pageSize: number;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly fetchPage: (api: Api, query: PageQuery, options: CallOptions) => Promise<Page<Row>>;
  readonly file: Pick<ExportSource, 'fetchFile' | 'stem'>;
  /** @param ownEmail Of the administrator who looks at it. */
  readonly partsOf: (row: Row, ownEmail: string | undefined) => PersonParts;
}

interface PeoplePanelProps<Row extends { readonly email: string }> extends PeopleProps {
  readonly section: OpenSection;
  readonly list: PeopleList<Row>;
  readonly ownEmail?: string | undefined;
}

/** A list of people; Delete erases the person whose address it is (spec section 6, INTERFACE section 2). */
export function PeoplePanel<Row extends { readonly email: string }>(props: PeoplePanelProps<Row>) {
  const { section, list, ownEmail, ...people } = props;
  const { name, part, pageSize, columns, keyOf, fetchPage, file, partsOf } = list;
  const { place, goTo } = section;
  const run = useAdminCall();
  const regionRef = useRef<HTMLElement>(null);
  const table = useTable<Row>({
    fetchPage: ({ page }, signal) => run((api) => fetchPage(api, { page, page_size: pageSize }, { signal })),
    keyOf,
    pageSize,
    place,
    version: people.peopleVersion,
    onEmptied: (page) => goTo({ page }, 'replace'),
  });
  const deletion = usePersonDeletion<Row>(people, { part, removed: table.removed });
  return (
    <>
      <div className="admin-tools">
        <ExportButton {...file} onSaved={(fileName) => people.announce(EXPORT_TEXTS.saved(fileName))} />
      </div>
      <SectionTable
        name={name}
        rule="total"
        pageSize={pageSize}
        place={place}
        table={table}
        keyOf={keyOf}
        columns={columns}
        regionRef={regionRef}
        rowAction={(row) => <DeleteButton of={row.email} onPress={() => deletion.ask(row)} />}
        onPage={(page) => goTo({ page }, 'push')}
      />
      <ConfirmDeletion
        deletion={deletion}
        question={({ email }) => DELETION_TEXTS.user.question(email)}
        consequence={(row) => whatWillBeErased(partsOf(row, ownEmail))}
        failed={DELETION_TEXTS.user.failed}
        focusAfter={regionRef}
      />
    </>
  );
}
