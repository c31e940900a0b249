import { type Figure, type Outfit, TRAITS, type Trait } from '@glow/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuiz } from '#test/test-quiz.ts';

const casualPear = { styles: ['Casual' as const], bodyShapes: ['Pear' as const] };
const figure: Figure = {
  bodyShape: 'Pear',
  presentation: 'feminine',
  skin: 'deep brown',
  hairStyle: 'locs',
  hairColour: 'black',
};
const tasteOf = (leans: Readonly<Partial<Record<Trait, number>>>) => ({
  version: 1,
  leans: TRAITS.map((trait) => leans[trait] ?? 0),
});
const noDresses = tasteOf({ dress: -3, skirt: -2 });
const digitOf = ({ traits = '' }: Outfit, trait: Trait) => Number(traits.slice(2)[TRAITS.indexOf(trait)]);
const dressesIn = (outfits: readonly Outfit[]) =>
  outfits.filter((outfit) => digitOf(outfit, 'dress') === 8).length;
const namesOf = (outfits: readonly Outfit[]) => outfits.map(({ name }) => name);

describe.each(ENGINES)('a taste on %s', (engine) => {
  let quiz: TestQuiz;
  beforeAll(async () => {
    quiz = await openTestQuiz({ engine });
  });
  afterAll(() => quiz.close());

  it('finds the traits of every look that is dealt or generated', async () => {
    const { outfits } = await quiz.recommend(casualPear);
    const { outfits: later } = await quiz.generate(casualPear);
    for (const { traits } of [...outfits, ...later]) expect(traits).toMatch(/^1:[0-8]{31}$/);
  });

  it('deals a deck that is nearer to it, without the looks that were seen', async () => {
    const { outfits } = await quiz.recommend(casualPear);
    const exclude_names = namesOf(outfits);
    const next = await quiz.recommend({ ...casualPear, taste: noDresses, exclude_names });
    expect(next.outfits).toHaveLength(10);
    expect(namesOf(next.outfits).filter((name) => exclude_names.includes(name))).toEqual([]);
    expect(dressesIn(outfits)).toBeGreaterThan(0);
    expect(dressesIn(next.outfits)).toBeLessThanOrEqual(1);
  });

  it('generates looks for it, which are drawn from their data', async () => {
    const { outfits } = await quiz.generate({ ...casualPear, image_count: 8, taste: noDresses });
    expect(outfits).toHaveLength(8);
    expect(dressesIn(outfits)).toBeLessThanOrEqual(1);
    const key = /([0-9a-f]{32})\.png$/.exec(outfits[0]?.image ?? '')?.[1] ?? '';
    expect((await quiz.dependencies.lookbook.open(key))?.look.key).toBe(key);
  });

  it('deals a deck on a figure that is nearer to it, without the looks that were seen', async () => {
    let shown = 0;
    for (const style of ['Casual', 'Formal', 'Party'] as const) {
      const asked = { styles: [style], bodyShapes: casualPear.bodyShapes, figure };
      const { outfits } = await quiz.recommend(asked);
      const exclude_names = namesOf(outfits);
      const next = await quiz.recommend({ ...asked, taste: noDresses, exclude_names });
      expect(next.outfits).toHaveLength(10);
      for (const { alt } of next.outfits) expect(alt).toMatch(/deep brown skin/);
      expect(namesOf(next.outfits).filter((name) => exclude_names.includes(name))).toEqual([]);
      expect(dressesIn(next.outfits)).toBeLessThanOrEqual(1);
      shown += dressesIn(outfits);
    }
    expect(shown).toBeGreaterThan(3);
  });

  it('is neither stored nor logged', async () => {
    const leans = TRAITS.map((_, at) => [3, -3, 2, -2, 1, -1][at % 6] ?? 0);
    await quiz.generate({ ...casualPear, taste: { version: 1, leans } });
    await quiz.recommend({ ...casualPear, taste: { version: 1, leans }, exclude_names: ['Nothing seen'] });
    const rows = await quiz.dependencies.db.queries.selectFrom('looks').select('recipe').execute();
    const generated = await quiz.dependencies.db.queries.selectFrom('generated_looks').selectAll().execute();
    for (const text of [quiz.logged(), JSON.stringify(rows), JSON.stringify(generated)]) {
      expect(text).not.toContain('3,-3,2,-2');
      expect(text).not.toMatch(/leans|taste/);
    }
  });

  it('deals everybody the same deck where it leans nowhere or is of another version', async () => {
    const { outfits } = await quiz.recommend(casualPear);
    for (const taste of [tasteOf({}), { version: 2, leans: [3, 3] }]) {
      expect(namesOf((await quiz.recommend({ ...casualPear, taste })).outfits)).toEqual(namesOf(outfits));
    }
  });

  it.each([
    ['a lean of four', { version: 1, leans: [4] }],
    ['half a lean', { version: 1, leans: [0.5] }],
    ['65 leans', { version: 1, leans: Array(65).fill(0) }],
    ['no version', { leans: [] }],
    ['words', 'dresses'],
  ])('refuses %s', async (_what, taste) => {
    for (const path of ['/quiz/recommend/', '/quiz/generate/']) {
      const answer = await quiz.ask(path, { ...casualPear, taste });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    }
  });
});
