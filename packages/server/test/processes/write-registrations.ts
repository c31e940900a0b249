import { once } from 'node:events';
import { openDatabase } from '#infra/db/open-database.ts';

/** Waits for a byte on standard input, opens the database, and writes rows that carry its own name. */
const [config = '', name = '', count = '0'] = process.argv.slice(2);
process.stdout.write('waiting\n');
await once(process.stdin, 'data');
process.stdin.destroy();

const database = await openDatabase(JSON.parse(config));
for (let index = 0; index < Number(count); index += 1) {
  const email = `${name}-${index}@example.com`;
  const at = new Date().toISOString();
  await database.queries.transaction().execute(async (transaction) => {
    await transaction.selectFrom('early_access_registrations').select('id').limit(1).execute();
    await transaction
      .insertInto('early_access_registrations')
      .values({
        id: email,
        email,
        consent: 1,
        consent_text_version: '1',
        page_origin: null,
        created_at: at,
        last_joined_at: at,
      })
      .execute();
  });
}
await database.close();
process.stdout.write('written\n');
