import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { uploadBlobKey } from '../../packages/server/src/catalogue/pictures/upload-pictures.ts';
import type { DatabaseConfig } from '../../packages/server/src/config/config.ts';
import { openDiskBlobStore } from '../../packages/server/src/infra/blobs/disk-blob-store.ts';
import { openDatabase } from '../../packages/server/src/infra/db/open-database.ts';
import type { Acknowledged } from './acknowledged.ts';

interface Place {
  readonly config: DatabaseConfig;
  readonly dataFolder: string;
}

/**
 * Opens the database and the files as a server opens them, and returns what was acknowledged and is not there, or
 * was deleted and is there again.
 */
export async function findLost(
  { config, dataFolder }: Place,
  { emails, registrations, saves, uploads, deletions }: Acknowledged,
): Promise<readonly string[]> {
  if (config.kind === 'sqlite') checkFile(config.file);
  const db = await openDatabase(config);
  const blobs = await openDiskBlobStore(join(dataFolder, 'blobs'));
  try {
    const accounts = await db.queries
      .selectFrom('accounts')
      .innerJoin('security_answers', 'security_answers.account_id', 'accounts.id')
      .select('accounts.email as email')
      .execute();
    const joined = await db.queries.selectFrom('early_access_registrations').select('email').execute();
    const items = await db.queries
      .selectFrom('wardrobe_items')
      .innerJoin('accounts', 'accounts.id', 'wardrobe_items.account_id')
      .select(['accounts.email as email', 'wardrobe_items.name as name'])
      .execute();
    const offered = await db.queries
      .selectFrom('offered_looks')
      .select(['name', 'look_key'])
      .where('kind', '=', 'style')
      .where('origin', '=', 'upload')
      .where('state', '=', 'offered')
      .execute();
    const keys = new Map(offered.map(({ name, look_key }) => [name, look_key]));
    const withoutPicture = new Set<string>();
    for (const [name, key] of keys) {
      if (!isWholePng(await blobs.read(uploadBlobKey(key)))) withoutPicture.add(name);
    }
    const kept = new Set([
      ...accounts.map(({ email }) => `account of ${email}`),
      ...joined.map(({ email }) => `registration of ${email}`),
      ...items.map(({ email, name }) => `save of ${email}\n${name}`),
    ]);
    const rows = [
      ...[...emails].map((email) => `account of ${email}`),
      ...[...registrations].map((email) => `registration of ${email}`),
      ...[...saves].map((save) => `save of ${save}`),
    ];
    return [
      ...rows.filter((row) => !kept.has(row)),
      ...[...uploads].filter((name) => !keys.has(name)).map((name) => `upload ${name}`),
      ...[...withoutPicture].map((name) => `picture of ${name}`),
      ...[...deletions].filter((name) => keys.has(name)).map((name) => `deletion of ${name}`),
    ];
  } finally {
    await db.close();
  }
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');

function isWholePng(bytes: Buffer | undefined): boolean {
  return (
    bytes !== undefined && bytes.indexOf(PNG_START) === 0 && bytes.subarray(-PNG_END.length).equals(PNG_END)
  );
}

function checkFile(file: string): void {
  const database = new DatabaseSync(file);
  const [answer] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
  database.close();
  if (answer !== 'ok') throw new Error(`The database file is damaged: ${answer}`);
}
