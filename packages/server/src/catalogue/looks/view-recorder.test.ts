import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Schema } from '#infra/db/schema.ts';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz } from '#test/test-quiz.ts';
import { createViewRecorder } from './view-recorder.ts';

const rename = (db: Kysely<Schema>, from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);

describe.each(ENGINES)('createViewRecorder on %s', (engine) => {
  const open = async () => {
    const quiz = await openTestQuiz({ engine, catalogue: () => [] });
    const recorder = createViewRecorder(quiz.dependencies);
    onTestFinished(async () => {
      await recorder.close();
      await quiz.close();
    });
    const { queries } = quiz.dependencies.db;
    const { outfits } = await quiz.generate({ styles: ['Casual'], bodyShapes: ['Pear'], image_count: 2 });
    return {
      ...quiz,
      recorder,
      queries,
      keys: outfits.map(({ image }) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '').toSorted(),
      /** Keys of the looks that count as opened. */
      async opened() {
        const rows = await queries
          .selectFrom('generated_looks')
          .select('look_key')
          .where('opened_at', 'is not', null)
          .execute();
        return rows.map(({ look_key }) => look_key).toSorted();
      },
    };
  };

  it('writes what was recorded, once a day', async () => {
    const { recorder, queries, keys, opened } = await open();
    for (const key of keys) recorder.record(key);
    await recorder.flush();
    expect(await opened()).toEqual(keys);
    await queries.updateTable('generated_looks').set({ opened_at: null }).execute();
    for (const key of keys) recorder.record(key);
    await recorder.flush();
    expect(await opened()).toEqual([]);
  });

  it('records looks again whose opening could not be written', async () => {
    const { recorder, queries, keys, opened, logged } = await open();
    await rename(queries, 'generated_looks', 'generated_looks_away');
    for (const key of keys) recorder.record(key);
    await recorder.flush();
    await rename(queries, 'generated_looks_away', 'generated_looks');
    expect(logged()).toContain('Opened looks could not be recorded');
    for (const key of keys) recorder.record(key);
    await recorder.flush();
    expect(await opened()).toEqual(keys);
  });
});
