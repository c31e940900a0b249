import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '../../../test/test-database.ts';
import { openTestQuiz } from '../../../test/test-quiz.ts';
import type { Schema } from '../db/schema.ts';
import { createOpenings } from './openings.ts';

const rename = (db: Kysely<Schema>, from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);

describe.each(ENGINES)('createOpenings on %s', (engine) => {
  const open = async () => {
    const quiz = await openTestQuiz({ engine, catalogue: () => [] });
    const openings = createOpenings(quiz.dependencies);
    onTestFinished(async () => {
      await openings.close();
      await quiz.close();
    });
    const { queries } = quiz.dependencies.db;
    const { outfits } = await quiz.generate({ styles: ['Casual'], bodyShapes: ['Pear'], image_count: 2 });
    return {
      ...quiz,
      openings,
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

  it('writes down what was noted, once a day', async () => {
    const { openings, queries, keys, opened } = await open();
    for (const key of keys) openings.note(key);
    await openings.flush();
    expect(await opened()).toEqual(keys);
    await queries.updateTable('generated_looks').set({ opened_at: null }).execute();
    for (const key of keys) openings.note(key);
    await openings.flush();
    expect(await opened()).toEqual([]);
  });

  it('notes looks anew whose openings could not be written down', async () => {
    const { openings, queries, keys, opened, logged } = await open();
    await rename(queries, 'generated_looks', 'generated_looks_away');
    for (const key of keys) openings.note(key);
    await openings.flush();
    await rename(queries, 'generated_looks_away', 'generated_looks');
    expect(logged()).toContain('Opened looks could not be written down');
    for (const key of keys) openings.note(key);
    await openings.flush();
    expect(await opened()).toEqual(keys);
  });
});
