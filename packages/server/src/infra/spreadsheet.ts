import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/** Two digits for day and month, four for the year (spec section 2, Admin). */
export const DATE_FORMAT = 'dd/mm/yyyy hh:mm';

export interface Column<Row> {
  readonly header: string;
  readonly widthChars: number;
  /** How its numbers and dates are shown, such as `DATE_FORMAT`. */
  readonly format?: string;
  /** A `Date` becomes a real one, in UTC; a boolean becomes Yes or No. */
  readonly cell: (row: Row) => string | boolean | Date;
}

export interface Spreadsheet<Row> {
  /** Of the sheet; rows beyond what one holds go on in a second, under the same header. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Default: what Excel takes, 1,048,576 with the header. */
  readonly maxRowsPerSheet?: number;
}

/**
 * Writes an .xlsx file while its rows are read: no more rows are read than the reader of the stream takes,
 * and none once it is destroyed. Its header stays in sight; none of its texts is a formula.
 */
export function writeSpreadsheet<Row>(
  rows: AsyncIterable<Row>,
  { name, columns, maxRowsPerSheet }: Spreadsheet<Row>,
): Readable {
  const file = writeXlsxStream(cellsOf(rows, columns), {
    name,
    columns: columns.map(({ header, widthChars, format }) => ({
      header,
      width: widthChars,
      ...(format && { numFmt: format }),
    })),
    freezePane: { rows: 1 },
    ...(maxRowsPerSheet && { maxRowsPerSheet }),
  });
  return Readable.fromWeb(file as ReadableStream<Uint8Array>);
}

async function* cellsOf<Row>(
  rows: AsyncIterable<Row>,
  columns: readonly Column<Row>[],
): AsyncGenerator<(string | Date)[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cellOf(cell(row)));
}

function cellOf(value: string | boolean | Date): string | Date {
  if (value instanceof Date) return value;
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : defuseFormula(value);
}

/** What makes a spreadsheet, or a CSV that is saved from it, take a text for a formula (ASVS 5.0, 1.2.10). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
/** XML 1.0 holds no control characters but these three. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Returns a text that is safe in a spreadsheet: without control characters, and with a quote before what
 * would be a formula.
 */
export function defuseFormula(text: string): string {
  const writable = text.replace(CONTROLS, '');
  return FORMULA_START.test(writable) ? `'${writable}` : writable;
}
