import { escapeXml } from './escape-xml.ts';

export type Cell = string | boolean | Date;

export interface CellColumn<Row> {
  /** Of its format among the workbook's; 0 is none. */
  readonly style: number;
  readonly cell: (row: Row) => Cell;
}

/**
 * Returns the XML of some rows of a sheet, the first of which has the number `first`. An empty text is no cell; most cells of
 * a column say what the one above says, and are escaped once.
 */
export function rowsXml<Row>(
  rows: readonly Row[],
  columns: readonly CellColumn<Row>[],
  first: number,
): string {
  const cells = columns.map(({ style, cell }, index) => {
    const start = `<c r="${letterOf(index)}`;
    const attribute = style === 0 ? '' : ` s="${style}"`;
    const text = `" t="inlineStr"${attribute}><is>`;
    let last: Cell | undefined;
    let lastXml = '';
    return (row: Row, number: number) => {
      const value = cell(row);
      if (value === '') return '';
      if (value instanceof Date) return `${start}${number}"${attribute}><v>${serialOf(value)}</v></c>`;
      if (value !== last) {
        last = value;
        const shown = typeof value === 'string' ? value : value ? 'Yes' : 'No';
        lastXml = `${text}${textXml(shown)}</is></c>`;
      }
      return start + number + lastXml;
    };
  });
  let xml = '';
  let number = first;
  for (const row of rows) {
    xml += `<row r="${number}">`;
    for (const cell of cells) xml += cell(row, number);
    xml += '</row>';
    number += 1;
  }
  return xml;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function letterOf(column: number): string {
  const letter = LETTERS[column];
  if (letter === undefined) throw new RangeError('A sheet has 26 columns at most.');
  return letter;
}

/** Days since the end of 1899, as Excel counts from March 1900 on. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SERIAL_DIGITS = 1e10;

function serialOf(date: Date): number {
  return Math.round(((date.getTime() - FIRST_DAY_MS) / DAY_MS) * SERIAL_DIGITS) / SERIAL_DIGITS;
}

/** Most names and addresses stand in XML as they are: four tests fewer for each of a million rows. */
const PLAIN = /^\w[\w.@-]*$/;
const OUTER_SPACE = /^ | $|[\t\n]/;

function textXml(value: string): string {
  if (PLAIN.test(value)) return `<t>${value}</t>`;
  const text = defuseFormula(value);
  if (text === '') return '<t/>';
  return `${OUTER_SPACE.test(text) ? '<t xml:space="preserve">' : '<t>'}${escapeXml(text)}</t>`;
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
