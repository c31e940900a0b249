import { uploadBlobKey } from '#catalogue/pictures/upload-pictures.ts';
import { openSecrets } from '#infra/auth/open-secrets.ts';
import type { Secrets } from '#infra/auth/secrets.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import type { Engine } from '#infra/db/engine.ts';
import { openDatabase } from '#infra/db/open-database.ts';
import { createEmptyDatabase, type EmptyDatabase } from './test-database.ts';

export interface TestInstallation extends EmptyDatabase {
  readonly dataDirectory: string;
  /** The settings that the operator's commands stand on. */
  readonly settings: { readonly dataDirectory: string; readonly database: EmptyDatabase['config'] };
}

export const UPLOAD = 'f'.repeat(32);
const BUILD_FILE = 'embed/build-1/0123456789abcdef.js';
const REGISTRATIONS = 1200;
const AT = '2026-11-21T08:00:00.000Z';

export async function createTestInstallation(engine: Engine): Promise<TestInstallation> {
  const empty = await createEmptyDatabase(engine);
  const dataDirectory = `${empty.environment.GLOW_DATA_DIR}`;
  return { ...empty, dataDirectory, settings: { dataDirectory, database: empty.config } };
}

/** Fills an installation as if it had been used: rows that refer to each other and to files, and a secret. */
export async function populate(installation: TestInstallation): Promise<Secrets> {
  const { config, dataDirectory } = installation;
  const db = await openDatabase(config);
  const secrets = await openSecrets({ dataDirectory }, db);
  const blobs = await openDiskBlobStore(`${dataDirectory}/blobs`);
  await blobs.write(uploadBlobKey(UPLOAD), Buffer.from('an uploaded picture'));
  await blobs.write(BUILD_FILE, Buffer.from('a script'));
  const registrations = Array.from({ length: REGISTRATIONS }, (_, index) => ({
    id: `${index}`,
    email: `person-${index}@example.com`,
    consent: 1,
    consent_text_version: '2026-11-21',
    page_origin: index % 2 ? null : 'https://shop.example',
    created_at: AT,
    last_joined_at: AT,
  }));
  await db.queries.insertInto('early_access_registrations').values(registrations).execute();
  await db.queries
    .insertInto('looks')
    .values({ key: UPLOAD, spec: '{"👗":"é"}', picture: 'uploaded', created_at: AT })
    .execute();
  await db.queries
    .insertInto('embed_builds')
    .values({
      id: 'build-1',
      version: '1.0.0',
      files: JSON.stringify({ 'glow.js': BUILD_FILE }),
      served_at: AT,
    })
    .execute();
  await db.queries
    .insertInto('accounts')
    .values({
      id: 'ada',
      email: 'ada@example.com',
      display_name: 'Ada \'the\' "Countess" 👑',
      password_hash: 'x',
      role: 'user',
      terms_version: null,
      created_at: AT,
      password_changed_at: AT,
    })
    .execute();
  await db.queries
    .insertInto('wardrobe_items')
    .values({
      account_id: 'ada',
      name: 'Ember puffer',
      look_key: UPLOAD,
      tags: '[]',
      position: 1,
      saved_at: AT,
    })
    .execute();
  await db.close();
  return secrets;
}

/** Returns the keys of an installation, derived from its secret. */
export async function secretsOf({ config, dataDirectory }: TestInstallation): Promise<Secrets> {
  const db = await openDatabase(config);
  try {
    return await openSecrets({ dataDirectory }, db);
  } finally {
    await db.close();
  }
}
