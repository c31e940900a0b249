import { expect, it } from 'vitest';
import { openDatabase } from '#infra/db/open-database.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { claimSqlite } from './claim-sqlite.ts';

it("a claimed database is everybody's again once it is closed, also where nothing was asked of it", async () => {
  const { config, remove } = await createEmptyDatabase('sqlite');
  if (config.kind !== 'sqlite') throw new Error('Not SQLite');
  await (await openDatabase(config)).close();
  const first = claimSqlite(config.file);
  expect(() => claimSqlite(config.file)).toThrow(/in use/);
  await first.close();
  await claimSqlite(config.file).close();
  await remove();
});
