import type { Readable } from 'node:stream';
import type { StatementReader } from '#infra/db/statement-reader.ts';
import { readInBatches } from '#infra/lists/read-in-batches.ts';
import { type Spreadsheet, writeSpreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';

/** What a list is read on from. */
export interface ListPosition {
  readonly created_at: string;
  readonly id: string;
}

/** No row is newer, in the order of any language. */
const BEFORE_ALL: ListPosition = { created_at: '9999', id: '' };

/**
 * Writes a list as a spreadsheet while it is read. The parameters of its statement are the date and the id of the row
 * before, and how many rows at most.
 */
export function writeList<Row extends ListPosition>(
  reader: StatementReader,
  sql: string,
  spreadsheet: Spreadsheet<Row>,
): Readable {
  const batches = readInBatches<Row>(async (last, limit) => {
    const after = last ?? BEFORE_ALL;
    const rows = await reader.read(sql, [after.created_at, after.id, limit]);
    return rows as readonly Row[];
  });
  return writeSpreadsheet(batches, spreadsheet);
}
