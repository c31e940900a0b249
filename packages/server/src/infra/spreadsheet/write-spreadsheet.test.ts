import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { defuseFormula, rowsXml } from './rows-xml.ts';
import { DATE_FORMAT, type Spreadsheet, writeSpreadsheet } from './write-spreadsheet.ts';

interface Guest {
  readonly name: string;
  readonly isComing: boolean;
  readonly since: Date;
}

const SHEET: Spreadsheet<Guest> = {
  name: 'Guests',
  columns: [
    { header: 'Name', widthChars: 20, cell: ({ name }) => name },
    { header: 'Coming', widthChars: 10, cell: ({ isComing }) => isComing },
    { header: 'Since', widthChars: 16, format: DATE_FORMAT, cell: ({ since }) => since },
  ],
};
const SINCE = new Date('2026-11-21T08:30:00.000Z');

async function* guests(names: readonly string[], batchRows = 2): AsyncGenerator<readonly Guest[]> {
  const all = names.map((name) => ({ name, isComing: name.length % 2 === 0, since: SINCE }));
  for (let start = 0; start < all.length; start += batchRows) yield all.slice(start, start + batchRows);
}

const read = async (names: readonly string[], sheet = SHEET) =>
  readXlsx(await buffer(writeSpreadsheet(guests(names), sheet)));

describe('writeSpreadsheet', () => {
  it('writes a header that stays in sight, texts, yes or no, and real dates', async () => {
    const workbook = await read(['Ada', 'Bo & <Co>', ' "x"\ty ', '']);
    const [sheet] = workbook.sheets;
    expect(sheet?.name).toBe('Guests');
    expect(sheet?.freezePane?.rows).toBe(1);
    expect(sheet?.rows).toEqual([
      ['Name', 'Coming', 'Since'],
      ['Ada', 'No', SINCE],
      ['Bo & <Co>', 'No', SINCE],
      [' "x"\ty ', 'No', SINCE],
      [null, 'Yes', SINCE],
    ]);
  });

  it('writes a text again below the same text, below none and after another', async () => {
    const names = ['=a', '=a', '', '=a', 'b', '=a'];
    const { sheets } = await read(names);
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual(["'=a", "'=a", null, "'=a", 'b', "'=a"]);
  });

  it('holds no cell for an empty text', () => {
    const xml = rowsXml([{ name: '' }, { name: 'b' }], [{ style: 0, cell: ({ name }) => name }], 2);
    expect(xml).toBe('<row r="2"></row><row r="3"><c r="A3" t="inlineStr"><is><t>b</t></is></c></row>');
  });

  it('continues in a second sheet, under the same header, when one is full', async () => {
    const { sheets } = await read(['a', 'b', 'c', 'd', 'e'], { ...SHEET, maxRowsPerSheet: 3 });
    expect(sheets.map(({ rows }) => rows.map(([first]) => first))).toEqual([
      ['Name', 'a', 'b'],
      ['Name', 'c', 'd'],
      ['Name', 'e'],
    ]);
  });

  it('packs texts that are longer than its buffers, whatever bytes their characters take', async () => {
    const names = [`a${'😀'.repeat(150_000)}`, 'é'.repeat(300_000), 'b'];
    const { sheets } = await read(names);
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual(names);
  });

  it('writes a header alone where there is no row', async () => {
    const { sheets } = await read([]);
    expect(sheets[0]?.rows).toEqual([['Name', 'Coming', 'Since']]);
  });

  it('holds no formula, whatever the texts are', async () => {
    const { sheets } = await read(['=1+1', '+1@example.com', '-2', '@SUM(A1)', '\u0001=x', 'plain=1']);
    expect(sheets[0]?.rows.slice(1).map(([name]) => name)).toEqual([
      "'=1+1",
      "'+1@example.com",
      "'-2",
      "'@SUM(A1)",
      "'=x",
      'plain=1',
    ]);
  });

  it('asks for rows only while its reader takes them, and for none once it is destroyed', async () => {
    let given = 0;
    let state: 'reading' | 'ended' = 'reading';
    async function* endless(): AsyncGenerator<readonly Guest[]> {
      try {
        for (;;) {
          given += 1;
          yield [{ name: `${Math.random()}`, isComing: true, since: SINCE }];
        }
      } finally {
        state = 'ended';
      }
    }
    const stream = writeSpreadsheet(endless(), SHEET);
    stream.read(0);
    const isResting = async () => {
      const before = given;
      await delay(300);
      return before > 0 && given === before;
    };
    await expect.poll(isResting, { timeout: 30_000 }).toBe(true);
    stream.destroy();
    await expect.poll(() => state, { timeout: 30_000 }).toBe('ended');
  });
});

describe('defuseFormula', () => {
  it('puts a quote before what a spreadsheet would run, and leaves the rest', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
      expect(defuseFormula(`${start}a`)).toBe(`'${start}a`);
      expect(defuseFormula(`\u0007${start}a`)).toBe(`'${start}a`);
    }
    for (const text of ['a=b', 'ada@example.com', '', "O'Hara", '日本'])
      expect(defuseFormula(text)).toBe(text);
  });
});
