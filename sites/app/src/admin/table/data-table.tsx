import { Skeleton } from '@glow/kit';
import { type ReactNode, type RefObject, useId } from 'react';
import type { TableState } from './table.machine.ts';
import { TABLE_TEXTS } from './table.messages.ts';
import { TableNotice } from './table-notice.tsx';

export interface Column<Item> {
  readonly name: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** `row`: names its row. */
  readonly scope?: 'row';
  /** How the server has sorted by it, where it has. */
  readonly sorted?: 'descending';
}

export interface DataTableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly state: TableState<Item>;
  readonly pageSize: number;
  readonly empty: string;
  readonly failed: string;
  readonly onRetry: () => void;
  readonly regionRef: RefObject<HTMLElement | null>;
}

/** A table with its caption and headers; on a narrow screen its rows become cards that carry the headers' words. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, rows, keyOf, state, pageSize, empty, failed, onRetry, regionRef } = props;
  const id = useId();
  const { view } = state;
  const isRefreshing = view.status === 'shown' && view.freshness === 'refreshing';
  return (
    <section
      ref={regionRef}
      className="admin-table-region"
      aria-labelledby={id}
      tabIndex={-1}
      data-view={view.status}
    >
      <table className="admin-table" aria-busy={view.status === 'loading' || isRefreshing}>
        <caption id={id} className="glow-visually-hidden">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ name, header, sorted }) => (
              <th key={name} scope="col" data-column={name} aria-sort={sorted}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.status === 'loading' && <SkeletonRows columns={columns} count={pageSize} />}
          {view.status === 'failed' && (
            <TableNotice span={columns.length} text={failed} tone="bad" onRetry={onRetry} />
          )}
          {view.status === 'shown' && rows.length === 0 && !isRefreshing && (
            <TableNotice span={columns.length} text={empty} tone="calm" />
          )}
          {view.status === 'shown' &&
            rows.map((item) => (
              <tr key={keyOf(item)} data-news={item === state.added ? 'added' : undefined}>
                {columns.map((column) => (
                  <Cell key={column.name} column={column} item={item} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Item>({ column, item }: { readonly column: Column<Item>; readonly item: Item }) {
  const attributes = { 'data-column': column.name, 'data-label': column.header };
  const content = column.cell(item);
  return column.scope === 'row' ? (
    <th scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td {...attributes}>{content}</td>
  );
}

interface SkeletonRowsProps {
  readonly columns: readonly { readonly name: string }[];
  readonly count: number;
}

function SkeletonRows({ columns, count }: SkeletonRowsProps) {
  return (
    <>
      <tr className="glow-visually-hidden">
        <td colSpan={columns.length}>{TABLE_TEXTS.loading}</td>
      </tr>
      {Array.from({ length: count }, (_, at) => `row ${at}`).map((key) => (
        <tr key={key} className="admin-skeleton-row">
          {columns.map(({ name }) => (
            <td key={name} data-column={name}>
              <Skeleton className="admin-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
