import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';
import { storeRecipes } from '../looks/look.repository.ts';
import { createViewRecorder } from '../looks/view-recorder.ts';
import { createGallery } from '../pictures/gallery.ts';
import { type PictureForm, pictureBlobKey } from '../pictures/picture-form.ts';
import { addGenerated } from './generated-looks.repository.ts';
import { sweepGeneratedLooks } from './sweep-generated-looks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FORM: PictureForm = { widthPx: 640, format: 'avif' };
const RECIPE = { style: 'Casual', bodyShape: 'Pear', weather: 'hot', count: 1 } as const;
const BODY = { styles: ['Casual' as const], bodyShapes: ['Pear' as const] };

describe.each(ENGINES)('sweepGeneratedLooks on %s', (engine) => {
  const open = async (options: TestQuizOptions = {}) => {
    let nowMs = Date.parse('2026-11-21T08:00:00.000Z');
    const clock = { now: () => new Date(nowMs) };
    const quiz = await openTestQuiz({ engine, catalogue: () => [], overrides: { clock }, ...options });
    onTestFinished(() => quiz.close());
    const gallery = createGallery({ ...quiz.dependencies, pictures: quiz.pictures });
    const { queries } = quiz.dependencies.db;
    return {
      ...quiz,
      gallery,
      sweep: (keptKeys: readonly string[] = []) =>
        sweepGeneratedLooks(
          { ...quiz.dependencies, gallery },
          { findSaved: [async (_db, keys) => new Set(keys.filter((key) => keptKeys.includes(key)))] },
        ),
      pass: (days: number) => {
        nowMs += days * DAY_MS;
      },
      async generateKeys(count = 4) {
        const { outfits } = await quiz.generate({ ...BODY, image_count: count });
        const keys = outfits.map(({ image }) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '');
        await expect
          .poll(() => quiz.pictures.orders.map(({ key }) => key))
          .toEqual(expect.arrayContaining(keys));
        // Stored by the quiz's own gallery, which would else do it after a sweep.
        for (const key of keys)
          await expect.poll(() => quiz.dependencies.blobs.has(pictureBlobKey(key, FORM))).toBe(true);
        for (const key of keys) await gallery.pictureOfKey(key, FORM);
        return keys;
      },
      async openPictures(keys: readonly string[]) {
        const views = createViewRecorder({ ...quiz.dependencies, clock });
        for (const key of keys) views.record(key);
        await views.close();
      },
      async store(keys: readonly string[]) {
        const recipe = { ...RECIPE, seed: 1, place: 0 };
        await storeRecipes(
          queries,
          keys.map((key) => ({ key, recipe: { ...recipe, name: `Look ${key}` } })),
          clock.now(),
        );
        const answers = { style: 'Casual', body_shape: 'Pear', weather: 'hot' } as const;
        const rows = keys.map((key) => ({
          ...answers,
          name: `Look ${key}`,
          look_key: key,
          wanted_by: 'generate' as const,
        }));
        await addGenerated(queries, rows, clock.now());
      },
      /** Keys of the generated looks that still have a name, and those whose data is there. */
      async kept() {
        const named = await queries.selectFrom('generated_looks').select('look_key').execute();
        const data = await queries
          .selectFrom('looks')
          .select('key')
          .where('recipe', 'is not', null)
          .execute();
        return {
          named: named.map(({ look_key }) => look_key).toSorted(),
          data: data.map(({ key }) => key).toSorted(),
        };
      },
    };
  };

  it('deletes what nobody opened within thirty days with its name, and nothing younger', async () => {
    const quiz = await open();
    await quiz.generateKeys(2);
    quiz.pass(1);
    const young = await quiz.generateKeys(2);
    quiz.pass(29);
    expect(await quiz.sweep()).toEqual({ deleted: 0, faded: 0 });
    quiz.pass(0.001);
    expect(await quiz.sweep()).toEqual({ deleted: 2, faded: 0 });
    expect(await quiz.kept()).toEqual({ named: young.toSorted(), data: young.toSorted() });
  });

  it('spares what somebody saved, as long as it is saved', async () => {
    const quiz = await open();
    const [kept = '', ...others] = await quiz.generateKeys();
    quiz.pass(31);
    expect(await quiz.sweep([kept])).toEqual({ deleted: others.length, faded: 0 });
    expect((await quiz.kept()).named).toEqual([kept]);
    quiz.pass(31);
    expect(await quiz.sweep([])).toEqual({ deleted: 1, faded: 0 });
  });

  it('removes the pictures of what was opened, while a liked address still answers with one drawn anew', async () => {
    const quiz = await open();
    const [key = ''] = await quiz.generateKeys(1);
    await quiz.openPictures([key]);
    const drawn = quiz.pictures.orders.length;
    await quiz.gallery.pictureOfKey(key, FORM);
    expect(quiz.pictures.orders).toHaveLength(drawn);
    quiz.pass(31);
    expect(await quiz.sweep()).toEqual({ deleted: 0, faded: 1 });
    expect(await quiz.gallery.pictureOfKey(key, FORM)).toBeDefined();
    expect(quiz.pictures.orders).toHaveLength(drawn + 1);
  });

  it('deletes what nobody opened for four hundred days, and nothing that was opened since', async () => {
    const quiz = await open();
    const [left = '', returned = ''] = await quiz.generateKeys(2);
    await quiz.openPictures([left, returned]);
    quiz.pass(300);
    await quiz.sweep();
    await quiz.openPictures([returned]);
    quiz.pass(101);
    expect(await quiz.sweep()).toEqual({ deleted: 1, faded: 1 });
    expect(await quiz.kept()).toEqual({ named: [returned], data: [returned] });
    expect(await quiz.gallery.pictureOfKey(left, FORM)).toBeUndefined();
  });

  it('gets through more than one batch, past those that are saved', async () => {
    const quiz = await open();
    const keys = Array.from({ length: 420 }, (_, index) => `${index}`.padStart(32, '0'));
    await quiz.store(keys);
    quiz.pass(31);
    expect(await quiz.sweep(keys.slice(0, 210))).toEqual({ deleted: 210, faded: 0 });
  });

  it('leaves what fills up a thinned-out catalogue', async () => {
    const quiz = await open();
    await quiz.recommend(BODY);
    quiz.pass(31);
    expect(await quiz.sweep()).toEqual({ deleted: 0, faded: 0 });
  });

  it('runs by itself once the server listens, and stops with it', async () => {
    const quiz = await open();
    await quiz.generateKeys(1);
    quiz.pass(31);
    await quiz.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(async () => (await quiz.kept()).named).toEqual([]);
  });
});
