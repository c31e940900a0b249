import type { ReactNode, RefObject } from 'react';
import type { SectionName } from '../address/section-names.ts';
import type { OpenTable } from '../address/table-address.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import type { PagingRule } from '../table/paging.ts';
import { rowsOf } from '../table/table.machine.ts';
import type { TableModel } from '../table/use-table.ts';
import { COLUMN_TEXTS, SECTION_TEXTS } from './section.messages.ts';

interface SectionTableProps<Item> {
  readonly name: SectionName;
  readonly rule: PagingRule;
  readonly pageSize: number;
  readonly place: OpenTable;
  readonly table: TableModel<Item>;
  readonly keyOf: (item: Item) => string;
  readonly columns: readonly Column<Item>[];
  readonly rowAction: (item: Item) => ReactNode;
  readonly onPage: (page: number) => void;
  readonly regionRef: RefObject<HTMLElement | null>;
}

/** Renders the table of a section with what stands below it, in the section's words. */
export function SectionTable<Item>(props: SectionTableProps<Item>) {
  const { name, rule, pageSize, place, table, keyOf, columns, rowAction, onPage, regionRef } = props;
  const { title, caption, one, many, empty, failed } = SECTION_TEXTS[name];
  const actions: Column<Item> = { name: 'actions', header: COLUMN_TEXTS.actions, cell: rowAction };
  return (
    <>
      <DataTable
        caption={caption}
        columns={[...columns, actions]}
        rows={rowsOf(table.state, keyOf)}
        keyOf={keyOf}
        state={table.state}
        pageSize={pageSize}
        empty={empty}
        failed={failed}
        onRetry={table.retry}
        regionRef={regionRef}
      />
      <Pager
        title={title}
        one={one}
        many={many}
        state={table.state}
        rule={rule}
        q={place.q}
        page={place.page}
        pageSize={pageSize}
        onPage={onPage}
      />
    </>
  );
}
