import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '#infra/db/database.ts';
import type { Schema } from '#infra/db/schema.ts';
import { readInBatches } from '#infra/lists/read-in-batches.ts';
import { type Spreadsheet, writeSpreadsheet } from '#infra/spreadsheet/write-spreadsheet.ts';

/** How a list of the console becomes a file. */
export interface ListExport<Row> {
  /** Returns at most `limit` rows after a row, or from the start. */
  readonly read: (db: Kysely<Schema>, after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly spreadsheet: Spreadsheet<Row>;
}

/** Writes a list as a spreadsheet while it is read. */
export function writeList<Row>(db: Database, { read, spreadsheet }: ListExport<Row>): Readable {
  const batches = readInBatches<Row>(async (after, limit) => read(await db.forReading(), after, limit));
  return writeSpreadsheet(batches, spreadsheet);
}
