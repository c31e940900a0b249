import { Readable } from 'node:stream';
import { type Cell, rowsXml } from './rows-xml.ts';
import { sheetFrame, sheetPath, workbookParts } from './workbook-parts.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Two digits for day and month, four for the year (spec section 2, Admin). */
export const DATE_FORMAT = 'dd/mm/yyyy hh:mm';

/** What Excel takes, with the header. */
const ROWS_PER_SHEET_MAX = 1_048_576;
/** Some 50 kB: longer texts are kept where only a long collection of garbage comes to. */
const ROWS_PER_TEXT = 100;

export interface Column<Row> {
  readonly header: string;
  readonly widthChars: number;
  /** How its numbers and dates are shown, such as `DATE_FORMAT`. */
  readonly format?: string;
  /** A `Date` becomes a real one, in UTC; a boolean becomes Yes or No. */
  readonly cell: (row: Row) => Cell;
}

export interface Spreadsheet<Row> {
  /** Of the sheet; rows beyond what one holds go on in a second, under the same header. */
  readonly name: string;
  /** Up to 26. */
  readonly columns: readonly Column<Row>[];
  /** Default: what Excel takes, 1,048,576 with the header. */
  readonly maxRowsPerSheet?: number;
}

/**
 * Writes an .xlsx file while its rows are read, batch by batch: no more are read than the reader of the stream takes,
 * and none once it is destroyed. Its header stays in sight; none of its texts is a formula.
 */
export function writeSpreadsheet<Row>(
  batches: AsyncIterable<readonly Row[]>,
  spreadsheet: Spreadsheet<Row>,
): Readable {
  return Readable.from(zipStream(partsOf(batches, spreadsheet)), { objectMode: false });
}

async function* partsOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  { name, columns, maxRowsPerSheet = ROWS_PER_SHEET_MAX }: Spreadsheet<Row>,
): AsyncGenerator<ZipEntry> {
  const formats = [...new Set(columns.flatMap(({ format }) => format ?? []))];
  const styled = columns.map(({ header, format, cell }) => ({
    header: () => header,
    style: format === undefined ? 0 : formats.indexOf(format) + 1,
    cell,
  }));
  const { start, end } = sheetFrame(columns.map(({ widthChars }) => widthChars));
  const header = rowsXml(
    [undefined],
    styled.map(({ header, style }) => ({ style, cell: header })),
    1,
  );
  const cursor = batches[Symbol.asyncIterator]();
  let rest: readonly Row[] = [];
  async function readOn(): Promise<void> {
    for (let next = await cursor.next(); !next.done; next = await cursor.next()) {
      rest = next.value;
      if (rest.length > 0) return;
    }
    rest = [];
  }
  async function* sheet(): AsyncGenerator<string> {
    yield start + header;
    let filled = 1;
    while (rest.length > 0 && filled < maxRowsPerSheet) {
      const taken = rest.slice(0, Math.min(ROWS_PER_TEXT, maxRowsPerSheet - filled));
      yield rowsXml(taken, styled, filled + 1);
      filled += taken.length;
      if (taken.length < rest.length) rest = rest.slice(taken.length);
      else await readOn();
    }
    yield end;
  }
  try {
    await readOn();
    let sheets = 0;
    do {
      sheets += 1;
      yield { path: sheetPath(sheets), data: sheet() };
    } while (rest.length > 0);
    for (const [path, xml] of Object.entries(workbookParts({ name, sheets, formats })))
      yield { path, data: [xml] };
  } finally {
    await cursor.return?.();
  }
}
