import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseRegistration } from '#people/erase-account.repository.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { openDatabase } from './open-database.ts';

const PEOPLE = 400;
/**
 * No other address has these letters, so that any three characters of it show. Each is four bytes of a script of its own:
 * fewer occur in the files by chance.
 */
const LETTERS = ['\u{10428}', '\u{118c0}', '\u{1e922}', '\u{13000}', '\u{16e60}'];
const ERASED = `${LETTERS.slice(0, 3).join('')}@${LETTERS.slice(3).join('')}.example`;

it('nothing of an erased address is left in the files of SQLite, not even two characters in an index', async () => {
  const empty = await createEmptyDatabase('sqlite');
  if (empty.config.kind !== 'sqlite') throw new Error('Not SQLite');
  const { file } = empty.config;
  const database = await openDatabase(empty.config);
  const join = (email: string) =>
    database.writes
      .insertInto('early_access_registrations')
      .values({
        id: email.length.toString(36) + Math.random().toString(36).slice(2),
        email,
        consent: 1,
        consent_text_version: '1',
        page_origin: null,
        page_fields: null,
        created_at: new Date().toISOString(),
        last_joined_at: new Date().toISOString(),
      })
      .execute();
  const lettersInFiles = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.queries);
    const bytes = Buffer.concat([await readFile(file), await readFile(`${file}-wal`)]);
    const hexOf = (letter: string) => Buffer.from(letter).toString('hex'); // as the index of pairs has them
    return LETTERS.filter((letter) => bytes.includes(letter) || bytes.includes(hexOf(letter)));
  };
  for (let person = 0; person < PEOPLE; person += 1) {
    if (person === PEOPLE / 2) await join(ERASED);
    await join(`person-${person}@example.com`);
  }
  expect(await lettersInFiles()).toEqual(LETTERS);
  expect(await eraseRegistration(database.queries, ERASED)).toBe(true);
  expect(await lettersInFiles()).toEqual([]);
  await database.close();

  const check = new DatabaseSync(file);
  for (const index of ['early_access_registrations_search', 'early_access_registrations_pairs'])
    check.exec(`insert into ${index} (${index}) values ('integrity-check')`);
  expect(check.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  check.close();
  await empty.remove();
});
