import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, ENGINES, openAsItIs } from '#test/test-database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

describe.each(ENGINES)('0017-security-question-dates on %s', (engine) => {
  it('dates a question by its last change, else by the account', async () => {
    const empty = await createEmptyDatabase(engine);
    const database = await openAsItIs(empty);
    const { queries } = database;
    const before = MIGRATIONS.findIndex(({ name }) => name === '0017-security-question-dates');
    await migrate(database, MIGRATIONS.slice(0, before));
    for (const id of ['changed', 'unchanged']) {
      await sql`insert into accounts (id, email, display_name, password_hash, role, created_at, password_changed_at)
        values (${id}, ${id}, '', '', 'user', '2026-01-01', '2026-01-01')`.execute(queries);
      await sql`insert into security_answers (account_id, question, answer_hash) values (${id}, 'first_pet', '')`.execute(
        queries,
      );
    }
    for (const at of ['2026-02-02', '2026-03-03']) {
      await sql`insert into audit_events (id, event, account_id, actor, happened_at)
        values (${at}, 'security_question.changed', 'changed', 'person', ${at})`.execute(queries);
    }
    await migrate(database);
    const rows = await queries
      .selectFrom('security_answers')
      .select(['account_id', 'changed_at'])
      .orderBy('account_id')
      .execute();
    expect(rows).toEqual([
      { account_id: 'changed', changed_at: '2026-03-03' },
      { account_id: 'unchanged', changed_at: '2026-01-01' },
    ]);
    await database.close();
    await empty.remove();
  });
});
