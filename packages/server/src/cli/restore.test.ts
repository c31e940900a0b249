import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#infra/db/open-database.ts';
import { rowsOf } from '#test/rows-of.ts';
import { createTestClock } from '#test/test-clock.ts';
import { createTestFolder } from '#test/test-folder.ts';
import { createTestInstallation, populate, type TestInstallation, UPLOAD } from '#test/test-installation.ts';
import { makeBackup } from './backup.service.ts';
import { type RestoreOptions, restoreBackup } from './restore.service.ts';

describe('restoreBackup', () => {
  const clock = createTestClock();
  let folder: string;
  let source: TestInstallation;
  let target: TestInstallation;
  beforeEach(async () => {
    folder = join(await createTestFolder(), 'today');
    [source, target] = [await createTestInstallation('sqlite'), await createTestInstallation('sqlite')];
    await populate(source);
    await makeBackup({ config: source.settings, clock }, folder);
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
  });

  const restoreTo = (
    { settings: config }: TestInstallation,
    presentData: RestoreOptions['presentData'] = 'refuse',
  ) => restoreBackup({ config, clock, presentData }, folder);
  const forgetPeople = async () => {
    const { queries, close } = await openDatabase(source.config);
    await queries.deleteFrom('early_access_registrations').execute();
    await close();
  };

  it('refuses a data folder that holds data, and changes nothing', async () => {
    await forgetPeople();
    const before = await rowsOf(source);
    await expect(restoreTo(source)).rejects.toThrow(
      `${source.dataDirectory} holds data already; add --replace`,
    );
    expect(await rowsOf(source)).toEqual(before);
  });

  it('puts the backup in the place of data, on demand, and keeps that data beside it', async () => {
    const before = await rowsOf(source);
    await forgetPeople();
    const { keptIn = '' } = await restoreTo(source, 'keep-beside');
    expect(await rowsOf(source)).toEqual(before);
    expect((await readdir(keptIn)).toSorted()).toEqual(['blobs', 'glow.sqlite', 'secret']);
    const config = { kind: 'sqlite', file: join(keptIn, 'glow.sqlite') } as const;
    const { queries, close } = await openDatabase(config);
    expect(await queries.selectFrom('early_access_registrations').selectAll().execute()).toEqual([]);
    await close();
  });

  it('refuses to replace what a server has open, however idle, and does not disturb it', async () => {
    const server = await openDatabase(source.config);
    await expect(restoreTo(source, 'keep-beside')).rejects.toThrow(/in use; stop every server/);
    await server.queries.deleteFrom('early_access_registrations').execute();
    await server.close();
    expect((await rowsOf(source)).early_access_registrations).toEqual([]);
  });

  it('takes a data folder with nothing in it but what a server was still writing', async () => {
    await mkdir(join(target.dataDirectory, 'blobs', '.incoming'), { recursive: true });
    await restoreTo(target);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  it('refuses what is not a backup', async () => {
    await rm(join(folder, 'backup.json'));
    await expect(restoreTo(target)).rejects.toThrow(`${folder} holds no backup of Glow.`);
  });

  it('takes a backup of a release that wrote no hashes of files', async () => {
    const path = join(folder, 'backup.json');
    const { secret_sha256, file_sha256, ...manifest } = JSON.parse(await readFile(path, 'utf8'));
    expect(secret_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(file_sha256)).toContain(`uploads/ff/${UPLOAD}.png`);
    await writeFile(path, JSON.stringify({ ...manifest, format: 1 }));
    await restoreTo(target);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  it.each([
    [
      'a changed database',
      () => appendFile(join(folder, 'glow.sqlite'), 'x'),
      'its database is not the one that was written',
    ],
    ['no database', () => rm(join(folder, 'glow.sqlite')), 'its database cannot be read'],
    ['no secret', () => rm(join(folder, 'secret')), 'its secret is missing'],
    [
      'another secret',
      () => writeFile(join(folder, 'secret'), Buffer.alloc(32, 7).toString('base64url')),
      'its secret is not the one that was written',
    ],
    [
      'a swapped picture',
      () => writeFile(join(folder, 'blobs/uploads/ff', `${UPLOAD}.png`), 'another picture'),
      `uploads/ff/${UPLOAD}.png is not the file that was written`,
    ],
    ['missing files', () => rm(join(folder, 'blobs'), { recursive: true }), 'it holds 0 files of 2'],
  ])('refuses a backup with %s, and leaves the data folder as it was', async (_what, damage, reason) => {
    await damage();
    await expect(restoreTo(target)).rejects.toThrow(`The backup is damaged: ${reason}.`);
    expect(await readdir(target.dataDirectory)).toEqual([]);
  });
});
