import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, actAsAdministrator, signInAdministrator } from './acting-administrator.ts';
import {
  ALL_PRESENT,
  checkInstallation,
  populateServer,
  startLoad,
  storedEmails,
  wholeUploads,
} from './populated-server.ts';
import { runCli } from './run-cli.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { createEmptyDatabase, type EmptyDatabase, ENGINES } from './test-database.ts';
import { createTestFolder } from './test-folder.ts';

/** Servers that start and stop twice, each in a process of its own. */
const LONG_MS = 600_000;

const servers: ServerProcess[] = [];
const databases: EmptyDatabase[] = [];
let folder: string;
beforeEach(async () => {
  folder = join(await createTestFolder(), 'today');
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  for (const database of databases.splice(0)) await database.remove();
}, LONG_MS);

async function newDatabase(engine: EmptyDatabase['config']['kind']): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase(engine);
  databases.push(database);
  return database;
}
async function start(environment: EmptyDatabase['environment']): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...environment,
    GLOW_TRUST_PROXY: '1',
    GLOW_ADMIN_EMAIL: ADMINISTRATOR.email,
    GLOW_ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  servers.push(server);
  return server;
}
const dataOf = ({ environment }: EmptyDatabase) => `${environment.GLOW_DATA_DIR}`;

describe.each(ENGINES)('backup and restore of a server on %s', (engine) => {
  it(
    'bring back, while people write, everything that was acknowledged before, and a server that serves it',
    async () => {
      const source = await newDatabase(engine);
      const server = await start(source.environment);
      const ada = await populateServer(server, source);
      const load = startLoad(server);
      const images = { uploads: new Set<string>(), deletions: new Set<string>() };
      const administrator = { access: await signInAdministrator(server), firstImage: 1 };
      const acting = actAsAdministrator({ server, administrator, acknowledged: images, onYes: () => {} });
      await expect.poll(() => load.acknowledged.length, { timeout: LONG_MS }).toBeGreaterThan(20);
      await expect.poll(() => images.deletions.size, { timeout: LONG_MS }).toBeGreaterThan(1);
      const before = [...load.acknowledged];
      const uploadsBefore = [...images.uploads];
      const deletionsBefore = [...images.deletions];
      const made = await runCli('backup', [folder], source.environment);
      const total = load.acknowledged.length;
      await load.stop();
      server.kill('SIGTERM');
      await server.ended;
      await acting;
      expect(made.code, made.output).toBe(0);
      expect(made.output).toMatch(/^Backed up to .*\/today: \d+ rows, \d+ files\.\n$/);
      expect(total).toBeGreaterThan(before.length);

      const target = await newDatabase(engine);
      const restored = await runCli('restore', [folder], target.environment);
      expect(restored.code, restored.output).toBe(0);
      expect(await storedEmails(target)).toEqual(expect.arrayContaining(before));
      const whole = await wholeUploads(target);
      expect(whole).toEqual(expect.arrayContaining(uploadsBefore));
      expect(whole.filter((name) => deletionsBefore.includes(name))).toEqual([]);
      const again = await start(target.environment);
      expect(await checkInstallation(again, ada, dataOf(target))).toEqual(ALL_PRESENT);

      const refused = await runCli('restore', [folder], target.environment);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/^Nothing was restored\. .* holds data already; add --replace/);
      const inUse = await runCli('restore', [folder, '--replace'], target.environment);
      expect(inUse.code).toBe(1);
      expect(inUse.output).toMatch(/is in use; stop every server|is not empty/);
    },
    LONG_MS,
  );
});

describe.runIf(ENGINES.includes('postgres'))('move-to-postgres', () => {
  it(
    'lets the server go on where it was, with the sessions, answers and files of before',
    async () => {
      const embedded = await newDatabase('sqlite');
      const target = await newDatabase('postgres');
      const environment = { ...embedded.environment, DATABASE_URL: `${target.environment.DATABASE_URL}` };
      const server = await start(embedded.environment);
      const ada = await populateServer(server, embedded);
      const refused = await runCli('move-to-postgres', [], environment);
      expect(refused.output).toMatch(/^Nothing was moved\. .*glow\.sqlite is in use; stop every server/);
      server.kill('SIGTERM');
      await server.ended;
      const moved = await runCli('move-to-postgres', [], environment);
      expect(moved.code, moved.output).toBe(0);
      expect(moved.output).toMatch(/^Moved to PostgreSQL: \d+ rows, counted on both sides\./);
      const again = await start(environment);
      expect(await checkInstallation(again, ada, dataOf(embedded))).toEqual(ALL_PRESENT);
    },
    LONG_MS,
  );
});

describe('the commands', () => {
  it('say how they are called', async () => {
    const { environment } = await newDatabase('sqlite');
    const outputs = [
      await runCli('backup', [], environment),
      await runCli('restore', ['a', 'b'], environment),
    ];
    expect(outputs).toEqual([
      { code: 1, output: 'No backup was made. Usage: pnpm run backup <folder>.\n' },
      { code: 1, output: 'Nothing was restored. Usage: pnpm run restore <folder> [--replace].\n' },
    ]);
  });
});
