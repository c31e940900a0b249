import type { LookWithPieces, PieceSwaps } from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { checkOutfit, describeOutfit, lookKey, starterCatalogue } from '@glow/stylist';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepGeneratedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { findLooks, storeLooks, storeUpload } from '#catalogue/looks/look.repository.ts';
import { isDrawn } from '#catalogue/looks/look.ts';
import { createGallery, type Gallery } from '#catalogue/pictures/gallery.ts';
import { createMemoryCounters } from '#infra/rate-limits/memory-counters.ts';
import { createTestApp, NO_LIMITS, type TestApp, type TestAppOptions } from '#test/test-app.ts';
import { createTestClock } from '#test/test-clock.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import { looksPlugin } from './index.ts';

const isLook = new Ajv({ strict: false }).compile<LookWithPieces>(CALLS.fetchLook.answer);
const isSwaps = new Ajv({ strict: false }).compile<PieceSwaps>(CALLS.swapPiece.answer);
const DAY_MS = 24 * 60 * 60 * 1000;
/** A summer dress: shoes come second, a basket third, and there is much to wear in place of each. */
const spec =
  starterCatalogue().find(
    ({ spec }) => describeOutfit(spec).pieces[1]?.slot === 'shoes' && spec.items[2]?.garment === 'basket',
  )?.spec ?? fail();
const key = lookKey(spec);
const UNKNOWN = '0'.repeat(32);
const keyOf = (image: string) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '';

function fail(): never {
  throw new Error('The catalogue is too small');
}

describe.each(ENGINES)('a look on %s', (engine) => {
  let server: TestApp;
  let gallery: Gallery;
  const clock = createTestClock();

  async function open(overrides: TestAppOptions['overrides'] = {}): Promise<TestApp> {
    const opened = await createTestApp({
      engine,
      overrides: { clock, counters: NO_LIMITS, ...overrides },
      register(app, dependencies) {
        gallery = createGallery({ ...dependencies, pictures: createTestPictures() });
        app.addHook('preClose', () => gallery.close());
        return app.register(looksPlugin, { ...dependencies, gallery });
      },
    });
    await storeLooks(opened.dependencies.db.queries, [{ key, spec }], clock.now());
    return opened;
  }

  beforeEach(async () => {
    server = await open();
  });
  afterEach(() => server.close());

  const ask = (look: string) => server.app.inject({ url: `/api/looks/${look}/` });
  const swap = (look: string, piece: unknown) =>
    server.app.inject({ method: 'POST', url: `/api/looks/${look}/swaps/`, payload: { piece } });
  const swapsOf = async (look: string, piece: number) => (await swap(look, piece)).json<PieceSwaps>().swaps;
  const countLooks = async () => {
    const { queries } = server.dependencies.db;
    const { looks } = await queries
      .selectFrom('looks')
      .select(({ fn }) => fn.countAll<number>().as('looks'))
      .executeTakeFirstOrThrow();
    return Number(looks);
  };

  describe('GET /api/looks/<key>/', () => {
    it('answers the look with its pieces, each with its name, its colour and its picture', async () => {
      const answer = (await ask(key)).json<LookWithPieces>();
      expect(isLook(answer), JSON.stringify(isLook.errors)).toBe(true);
      expect(answer.outfit).toMatchObject({
        name: spec.name,
        image: `http://localhost:80/media/looks/${key}.png`,
      });
      expect(answer.pieces.map(({ image }) => image)).toEqual(
        spec.items.map((_, place) => `http://localhost:80/media/looks/${key}/pieces/${place}.png`),
      );
      expect(answer.pieces.map(({ image: _, ...piece }) => piece)).toEqual(describeOutfit(spec).pieces);
    });

    it('answers an uploaded picture without pieces', async () => {
      const upload = { name: 'Ours', alt: 'A coat', palette: ['#aa1122'], tags: ['Casual'] };
      await storeUpload(server.dependencies.db.queries, { key: UNKNOWN, upload }, clock.now());
      expect((await ask(UNKNOWN)).json()).toMatchObject({ outfit: { name: 'Ours' }, pieces: [] });
    });

    it('answers 404 for a look that does not exist, and 400 for what is no key', async () => {
      expect((await ask(UNKNOWN)).json()).toMatchObject({ code: 'not_found' });
      expect((await ask(UNKNOWN)).statusCode).toBe(404);
      for (const other of ['x', key.toUpperCase(), `${key}0`])
        expect((await ask(other)).statusCode).toBe(400);
    });
  });

  describe('POST /api/looks/<key>/swaps/', () => {
    it('answers five looks that differ in that piece, each with its name and its own address', async () => {
      const answer = (await swap(key, 1)).json<PieceSwaps>();
      expect(isSwaps(answer), JSON.stringify(isSwaps.errors)).toBe(true);
      const keys = answer.swaps.map(({ outfit }) => keyOf(outfit.image));
      expect(new Set([...keys, key]).size).toBe(6);
      expect(new Set(answer.swaps.map(({ outfit }) => outfit.name)).size).toBe(5);
      for (const { outfit, piece } of answer.swaps) {
        expect(outfit.name.split(/\s+/).length).toBeLessThanOrEqual(5);
        expect(outfit.name).not.toBe(spec.name);
        expect(piece).toMatchObject({ slot: 'shoes' });
        expect(piece.image).toBe(`http://localhost:80/media/looks/${keyOf(outfit.image)}/pieces/1.png`);
      }
      const looks = await findLooks(server.dependencies.db.queries, keys);
      for (const look of looks) {
        if (!isDrawn(look)) continue;
        expect(lookKey(look.spec)).toBe(look.key);
        expect(checkOutfit(look.spec)).toEqual(checkOutfit(spec));
        expect(look.spec.figure).toEqual(spec.figure);
      }
    });

    it('answers the same looks however often, and stores them once', async () => {
      const first = await swapsOf(key, 1);
      const stored = await countLooks();
      expect(stored).toBe(6);
      const again = await Promise.all(Array.from({ length: 4 }, () => swapsOf(key, 1)));
      for (const swaps of again) expect(swaps).toEqual(first);
      expect(await countLooks()).toBe(stored);
    });

    it('answers the same looks to two who ask at the same time', async () => {
      const [one, other] = await Promise.all([swapsOf(key, 2), swapsOf(key, 2)]);
      expect(one).toEqual(other);
      expect(await countLooks()).toBe(6);
    });

    it('swaps a piece of a look that came of a swap', async () => {
      const [first] = await swapsOf(key, 1);
      const next = await swapsOf(keyOf(first?.outfit.image ?? ''), 2);
      expect(next.length).toBeGreaterThan(0);
      const answer = (await ask(keyOf(next[0]?.outfit.image ?? ''))).json<LookWithPieces>();
      expect(answer.pieces[1]?.name).toBe(first?.piece.name);
    });

    it('lets go of what nobody opens within 30 days, and finds it again when asked', async () => {
      const before = await swapsOf(key, 1);
      const later = { ...clock, now: () => new Date(clock.now().getTime() + 31 * DAY_MS) };
      const swept = await sweepGeneratedLooks(
        { ...server.dependencies, gallery, clock: later },
        { findSaved: [] },
      );
      expect(swept.deleted).toBe(5);
      expect(await countLooks()).toBe(1);
      expect(await swapsOf(key, 1)).toEqual(before);
    });

    it('answers 404 for a piece that the look has not, and 400 for what is no place', async () => {
      expect((await swap(key, spec.items.length)).statusCode).toBe(404);
      expect((await swap(UNKNOWN, 0)).statusCode).toBe(404);
      for (const piece of [-1, 16, 1.5, '1x', null]) expect((await swap(key, piece)).statusCode).toBe(400);
      expect(await countLooks()).toBe(1);
    });

    it('stores no more for one client than a day allows, and still answers what is stored', async () => {
      const counters = createMemoryCounters({ maxCounters: 100 });
      await server.close();
      server = await open({ counters });
      const first = await swapsOf(key, 0);
      await counters.increment({ name: 'looks.swap.looks', max: 250, windowMs: DAY_MS }, '127.0.0.1', 245);
      const refused = await swap(key, 1);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await swapsOf(key, 0)).toEqual(first);
    });
  });
});
