import { vibePicture } from '@glow/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '../../../test/test-database.ts';
import { openTestQuiz, type TestQuizOptions } from '../../../test/test-quiz.ts';
import { keepLooks } from '../../platform/looks/index.ts';
import { createGallery, type PictureForm } from '../../platform/pictures/index.ts';
import { addGenerated } from './generated-looks.repository.ts';
import { sweepGeneratedLooks } from './sweep-generated-looks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FORM: PictureForm = { widthPx: 640, format: 'avif' };
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
          { keptBy: [async (_db, keys) => new Set(keys.filter((key) => keptKeys.includes(key)))] },
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
        for (const key of keys) await gallery.pictureOfKey(key, FORM);
        return keys;
      },
      async store(keys: readonly string[]) {
        const spec = vibePicture('casual');
        await keepLooks(
          queries,
          keys.map((key) => ({ key, spec })),
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
      states: async () =>
        Object.fromEntries(
          (await queries.selectFrom('generated_looks').select(['look_key', 'state']).execute()).map(
            ({ look_key, state }) => [look_key, state],
          ),
        ),
    };
  };

  it('takes what is older than thirty days, and nothing younger', async () => {
    const quiz = await open();
    const old = await quiz.generateKeys(2);
    quiz.pass(1);
    const young = await quiz.generateKeys(2);
    quiz.pass(29);
    expect(await quiz.sweep()).toBe(0);
    quiz.pass(0.001);
    expect(await quiz.sweep()).toBe(2);
    expect(await quiz.states()).toEqual({
      ...Object.fromEntries(old.map((key) => [key, 'swept'])),
      ...Object.fromEntries(young.map((key) => [key, 'stored'])),
    });
  });

  it('spares what somebody keeps, as long as it is kept', async () => {
    const quiz = await open();
    const [kept = '', ...others] = await quiz.generateKeys();
    quiz.pass(31);
    expect(await quiz.sweep([kept])).toBe(others.length);
    expect((await quiz.states())[kept]).toBe('stored');
    expect(await quiz.sweep([])).toBe(1);
  });

  it('removes the pictures, while a liked address still answers with one drawn anew', async () => {
    const quiz = await open();
    const [key = ''] = await quiz.generateKeys(1);
    const drawn = quiz.pictures.orders.length;
    await quiz.gallery.pictureOfKey(key, FORM);
    expect(quiz.pictures.orders).toHaveLength(drawn);
    quiz.pass(31);
    await quiz.sweep();
    expect(await quiz.gallery.pictureOfKey(key, FORM)).toBeDefined();
    expect(quiz.pictures.orders).toHaveLength(drawn + 1);
  });

  it('gets through more than one batch, past those that are kept', async () => {
    const quiz = await open();
    const keys = Array.from({ length: 420 }, (_, index) => `${index}`.padStart(32, '0'));
    await quiz.store(keys);
    quiz.pass(31);
    expect(await quiz.sweep(keys.slice(0, 210))).toBe(210);
  });

  it('leaves what fills up a thinned-out catalogue', async () => {
    const quiz = await open();
    await quiz.recommend(BODY);
    quiz.pass(31);
    expect(await quiz.sweep()).toBe(0);
  });

  it('runs by itself once the server listens, and stops with it', async () => {
    const quiz = await open();
    const [key = ''] = await quiz.generateKeys(1);
    quiz.pass(31);
    await quiz.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(async () => (await quiz.states())[key]).toBe('swept');
  });
});
