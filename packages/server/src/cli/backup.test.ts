import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '#infra/db/engine.ts';
import { openDatabase } from '#infra/db/open-database.ts';
import { rowsOf } from '#test/rows-of.ts';
import { createTestClock } from '#test/test-clock.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestFolder } from '#test/test-folder.ts';
import {
  createTestInstallation,
  populate,
  secretsOf,
  type TestInstallation,
} from '#test/test-installation.ts';
import { makeBackup } from './backup.service.ts';
import { restoreBackup } from './restore.service.ts';

const clock = createTestClock();
const installations: TestInstallation[] = [];
let folder: string;
beforeEach(async () => {
  folder = join(await createTestFolder(), 'today');
});
afterEach(async () => {
  for (const installation of installations.splice(0)) await installation.remove();
});

async function install(engine: Engine): Promise<TestInstallation> {
  const installation = await createTestInstallation(engine);
  installations.push(installation);
  return installation;
}
const backUp = ({ settings }: TestInstallation) => makeBackup({ config: settings, clock }, folder);
const restore = ({ settings }: TestInstallation) =>
  restoreBackup({ config: settings, clock, presentData: 'refuse' }, folder);

describe.each(ENGINES)('makeBackup on %s', (engine) => {
  it.each(ENGINES)('copies every row, the secret and every file, which come back on %s', async (to) => {
    const source = await install(engine);
    const secrets = await populate(source);
    const { rows, files, missing } = await backUp(source);
    expect({ rows, files, missing }).toEqual({ rows: 1204, files: 2, missing: [] });
    const target = await install(to);
    expect(await restore(target)).toEqual({ rows, files });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await secretsOf(target)).toEqual(secrets);
    const kept = await readdir(join(target.dataDirectory, 'blobs'), { recursive: true });
    expect(kept).toEqual(expect.arrayContaining(['embed/build-1/0123456789abcdef.js']));
  });

  it('makes a folder that is for its owner only, and that is not there until it is whole', async () => {
    const source = await install(engine);
    await populate(source);
    await backUp(source);
    const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
    expect(await modeOf('.')).toBe(0o700);
    expect(await modeOf('secret')).toBe(0o600);
    expect(await modeOf('glow.sqlite')).toBe(0o600);
    expect((await readdir(folder)).toSorted()).toEqual(['backup.json', 'blobs', 'glow.sqlite', 'secret']);
    expect(await readdir(join(folder, '..'))).toEqual(['today']);
  });

  it('writes over no other folder', async () => {
    const source = await install(engine);
    await populate(source);
    await backUp(source);
    await expect(backUp(source)).rejects.toThrow(`${folder} exists already; name a folder that does not.`);
  });

  it('makes none of nothing, and leaves nothing behind', async () => {
    await expect(backUp(await install(engine))).rejects.toThrow(/no database|does not exist/);
    expect(await readdir(join(folder, '..'))).toEqual([]);
  });

  it('does not miss the file of an upload in progress', async () => {
    const source = await install(engine);
    await populate(source);
    const { queries, close } = await openDatabase(source.config);
    const look = {
      key: 'e'.repeat(32),
      spec: '{}',
      picture: 'uploaded',
      created_at: '2026-11-21T08:00:00.000Z',
    } as const;
    await queries.insertInto('looks').values(look).execute();
    await close();
    expect((await backUp(source)).missing).toEqual([]);
  });

  it.each([
    { kind: 'style', style: 'Casual', body_shape: 'Pear', weather: 'hot', vibe: null },
    { kind: 'vibe', style: null, body_shape: null, weather: null, vibe: 'sunny' },
  ] as const)('names the lost file of an upload that is offered as $kind', async (tags) => {
    const source = await install(engine);
    await populate(source);
    const { queries, close } = await openDatabase(source.config);
    const created_at = '2026-11-21T08:00:00.000Z';
    const key = 'e'.repeat(32);
    const look = { key, spec: '{}', picture: 'uploaded', created_at } as const;
    const offer = {
      name: 'Lamplight',
      look_key: key,
      search_text: '',
      state: 'offered',
      created_at,
    } as const;
    await queries.insertInto('looks').values(look).execute();
    await queries
      .insertInto('offered_looks')
      .values({ ...offer, ...tags })
      .execute();
    await close();
    expect((await backUp(source)).missing).toEqual([`uploads/ee/${key}.png`]);
  });

  it('names the files that the server itself has lost', async () => {
    const source = await install(engine);
    await populate(source);
    await rm(join(source.dataDirectory, 'blobs', 'uploads'), { recursive: true });
    const { missing } = await backUp(source);
    expect(missing).toEqual([expect.stringMatching(/^uploads\/ff\/f+\.png$/)]);
  });
});
