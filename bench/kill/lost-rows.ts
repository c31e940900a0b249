import { DatabaseSync } from 'node:sqlite';
import type { DatabaseConfig } from '../../packages/server/src/config/config.ts';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';
import type { Acknowledged } from './people.ts';

/** What was acknowledged and is not there; the database is opened as a server opens it. */
export async function findLost(
  config: DatabaseConfig,
  { emails, saves }: Acknowledged,
): Promise<readonly string[]> {
  if (config.kind === 'sqlite') checkFile(config.file);
  const db = await openDatabase(config);
  try {
    const accounts = await db.queries
      .selectFrom('accounts')
      .innerJoin('security_answers', 'security_answers.account_id', 'accounts.id')
      .select('accounts.email as email')
      .execute();
    const items = await db.queries
      .selectFrom('wardrobe_items')
      .innerJoin('accounts', 'accounts.id', 'wardrobe_items.account_id')
      .select(['accounts.email as email', 'wardrobe_items.name as name'])
      .execute();
    const kept = new Set([
      ...accounts.map(({ email }) => email),
      ...items.map(({ email, name }) => `${email}\n${name}`),
    ]);
    return [...emails, ...saves].filter((entry) => !kept.has(entry));
  } finally {
    await db.close();
  }
}

function checkFile(file: string): void {
  const database = new DatabaseSync(file);
  const [answer] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
  database.close();
  if (answer !== 'ok') throw new Error(`The database file is damaged: ${answer}`);
}
