import { BODY_SHAPES, type GeneratedOutfits, type Recommendation, STYLES } from '@glow/api';
import { starterCatalogue, styleCatalogue } from '@glow/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryCounters } from '#infra/rate-limits/memory-counters.ts';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';

const COLD_CELSIUS = 3.5;
const sportyPear = { styles: ['Sporty' as const], bodyShapes: ['Pear' as const] };
const catalogueNames = new Set([...styleCatalogue(), ...starterCatalogue()].map(({ spec }) => spec.name));
const namesOf = ({ outfits }: GeneratedOutfits | Recommendation) => outfits.map(({ name }) => name);

/** What composes hundreds of looks, which takes seconds. */
describe.each(ENGINES)('the quiz that composes many looks on %s', (engine) => {
  const openOwn = async (options: TestQuizOptions = {}) => {
    const own = await openTestQuiz({ engine, catalogue: () => [], ...options });
    onTestFinished(() => own.close());
    return own;
  };

  it('never gives a name that a look has or had, however often it is asked', async () => {
    const own = await openOwn();
    const names: string[] = [];
    for (let call = 0; call < 20; call += 1) {
      names.push(...namesOf(await own.generate({ ...sportyPear, image_count: 14 })));
    }
    expect(names).toHaveLength(280);
    expect(new Set(names).size).toBe(280);
    expect(names.filter((name) => catalogueNames.has(name))).toEqual([]);
    for (const name of names) expect(name.split(/\s+/).length, name).toBeLessThanOrEqual(5);
  });

  it('composes 240 looks a day for one address, and continues for others', async () => {
    const own = await openOwn({
      environment: { GLOW_TRUST_PROXY: '1' },
      overrides: { counters: createMemoryCounters() },
    });
    const ask = (client: string) =>
      own.ask('/quiz/generate/', { ...sportyPear, image_count: 14 }, { 'x-forwarded-for': client });
    for (let call = 0; call < 17; call += 1) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
  });

  it('deals a whole deck where everything is deleted, for every style and shape', async () => {
    const own = await openTestQuiz({ engine });
    onTestFinished(() => own.close());
    await own.dependencies.db.queries.updateTable('offered_looks').set({ state: 'deleted' }).execute();
    own.weatherSource.becomes(COLD_CELSIUS);
    for (const style of STYLES)
      for (const bodyShape of BODY_SHAPES) {
        const { outfits } = await own.recommend({ styles: [style], bodyShapes: [bodyShape] });
        expect(outfits).toHaveLength(10);
        expect(new Set(outfits.map(({ name }) => name)).size).toBe(10);
        expect(new Set(outfits.map(({ image }) => image)).size).toBe(10);
        for (const { tags } of outfits) expect(tags).toEqual(expect.arrayContaining([style, bodyShape]));
      }
  });
});
