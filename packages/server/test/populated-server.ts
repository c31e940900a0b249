import { join } from 'node:path';
import type { Session } from '@glow/api';
import sharp from 'sharp';
import { uploadBlobKey } from '#catalogue/pictures/upload-pictures.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import { openDatabase } from '#infra/db/open-database.ts';
import { joinThrough, type ServerProcess } from './server-process.ts';
import { ADA, ADAS_RESET, PATHS } from './test-accounts.ts';
import type { EmptyDatabase } from './test-database.ts';

const UPLOAD = 'f'.repeat(32);
const LOAD_AT_ONCE = 4;

async function post({ address }: ServerProcess, path: string, body: object): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Signs a person up and stores an uploaded picture, on a server that runs on this data. */
export async function populateServer(server: ServerProcess, empty: EmptyDatabase): Promise<Session> {
  const session = (await (await post(server, PATHS.signup, ADA)).json()) as Session;
  const database = await openDatabase(empty.config);
  const blobs = await openDiskBlobStore(`${empty.environment.GLOW_DATA_DIR}/blobs`);
  await blobs.write(uploadBlobKey(UPLOAD), Buffer.from('an uploaded picture'));
  const created_at = new Date().toISOString();
  const look = { key: UPLOAD, spec: '{}', picture: 'uploaded' as const, created_at };
  await database.queries.insertInto('looks').values(look).execute();
  await database.close();
  return session;
}

/** Checks what only works on a server with the rows, the secret and the files of the populated one. */
export async function checkInstallation(server: ServerProcess, { access, refresh }: Session, data: string) {
  const blobs = await openDiskBlobStore(`${data}/blobs`);
  const wardrobe = await fetch(`${server.address}/api/get_wardrobe/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return {
    accessToken: wardrobe.status,
    refreshToken: (await post(server, PATHS.refresh, { refresh })).status,
    password: (await post(server, PATHS.login, ADA)).status,
    securityAnswer: (await post(server, PATHS.reset, ADAS_RESET)).status,
    upload: `${await blobs.read(uploadBlobKey(UPLOAD))}`,
    newcomer: await joinThrough(server, 'newcomer@example.com'),
  };
}

export const ALL_PRESENT = {
  accessToken: 200,
  refreshToken: 200,
  password: 200,
  securityAnswer: 200,
  upload: 'an uploaded picture',
  newcomer: 200,
} as const;

export interface Load {
  /** Addresses that the server has acknowledged so far. */
  readonly acknowledged: readonly string[];
  stop(): Promise<void>;
}

/** Starts people who join one after another until they are stopped. */
export function startLoad(server: ServerProcess): Load {
  const acknowledged: string[] = [];
  let next = 0;
  let state: 'joining' | 'stopped' = 'joining';
  const isJoining = () => state === 'joining';
  const join = async () => {
    while (isJoining()) {
      next += 1;
      const email = `load-${next}@example.com`;
      if ((await joinThrough(server, email)) === 200) acknowledged.push(email);
    }
  };
  const all = Promise.all(Array.from({ length: LOAD_AT_ONCE }, join));
  return {
    acknowledged,
    async stop() {
      state = 'stopped';
      await all;
    },
  };
}

export async function storedEmails(empty: EmptyDatabase): Promise<readonly string[]> {
  const database = await openDatabase(empty.config);
  const rows = await database.queries.selectFrom('early_access_registrations').select('email').execute();
  await database.close();
  return rows.map(({ email }) => email);
}

/** Returns the names of the offered uploads whose file exists and is complete. */
export async function wholeUploads(empty: EmptyDatabase): Promise<readonly string[]> {
  const database = await openDatabase(empty.config);
  const rows = await database.queries
    .selectFrom('offered_looks')
    .select(['name', 'look_key'])
    .where('kind', '=', 'style')
    .where('origin', '=', 'upload')
    .where('state', '=', 'offered')
    .execute();
  await database.close();
  const blobs = await openDiskBlobStore(join(`${empty.environment.GLOW_DATA_DIR}`, 'blobs'));
  const pictures = await Promise.all(rows.map(({ look_key }) => blobs.read(uploadBlobKey(look_key))));
  const sizes = await Promise.all(
    pictures.map(
      (png) =>
        png &&
        sharp(png)
          .metadata()
          .catch(() => undefined),
    ),
  );
  return rows.filter((_, index) => sizes[index]?.width === 60).map(({ name }) => name);
}
