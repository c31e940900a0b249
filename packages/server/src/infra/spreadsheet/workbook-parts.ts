import { escapeXml } from './escape-xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Workbook {
  readonly name: string;
  readonly sheets: number;
  /** Of numbers and dates; a cell names one by its place from 1. */
  readonly formats: readonly string[];
}

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** Returns what a workbook (ECMA-376, part 1) holds beside its sheets, by the path of each part. */
export function workbookParts({ name, sheets, formats }: Workbook): Readonly<Record<string, string>> {
  const ofSheets = (part: (number: number) => string) =>
    Array.from({ length: sheets }, (_, index) => part(index + 1)).join('');
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const content = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${MEDIA}.${type}+xml"/>`;
  const parts = {
    'xl/styles.xml': styles(formats),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${ofSheets(
      (number) =>
        `<sheet name="${escapeXml(nameOfSheet(name, number))}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${ofSheets((number) =>
      relation(number, 'worksheet', sheetPath(number).replace('xl/', '')),
    )}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${content('xl/workbook.xml', 'sheet.main')}${ofSheets(
      (number) => content(sheetPath(number), 'worksheet'),
    )}${content('xl/styles.xml', 'styles')}</Types>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, DECLARATION + xml]));
}

/** Excel takes 31 characters. */
const SHEET_NAME_MAX = 31;

function nameOfSheet(name: string, number: number): string {
  const suffix = number === 1 ? '' : `_${number}`;
  return name.slice(0, SHEET_NAME_MAX - suffix.length) + suffix;
}

/** Numbers below it are Excel's own formats. */
const FIRST_FORMAT = 164;
const PLAIN = 'fontId="0" fillId="0" borderId="0"';

function styles(formats: readonly string[]): string {
  const codes = formats.map(
    (format, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeXml(format)}"/>`,
  );
  const cells = formats.map(
    (_, index) => `<xf numFmtId="${FIRST_FORMAT + index}" ${PLAIN} xfId="0" applyNumberFormat="true"/>`,
  );
  return [
    `<styleSheet xmlns="${MAIN}">`,
    codes.length > 0 ? `<numFmts count="${codes.length}">${codes.join('')}</numFmts>` : '',
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1"><xf numFmtId="0" ${PLAIN}/></cellStyleXfs>`,
    `<cellXfs count="${cells.length + 1}"><xf numFmtId="0" ${PLAIN} xfId="0"/>${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

/** Returns a sheet's start, to its first row, and its end; the first row stays in sight. */
export function sheetFrame(widthsChars: readonly number[]): { readonly start: string; readonly end: string } {
  const columns = widthsChars.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="true"/>`,
  );
  const start = [
    `${DECLARATION}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`,
  ];
  return { start: start.join(''), end: '</sheetData></worksheet>' };
}
