import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '#infra/answers/answer-store.ts';
import type { Database } from '#infra/db/database.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { createOfferCache } from './offer-cache.ts';
import { bumpOfferRevision } from './offer-revision.ts';

describe.each(ENGINES)('createOfferCache on %s', (engine) => {
  let db: Database;
  let worked: number;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
    worked = 0;
  });
  afterEach(() => db.close());

  const work = async () => {
    worked += 1;
    return { worked };
  };

  it('works a thing out once for all who ask, until the offer changes', async () => {
    const cache = createOfferCache<{ worked: number }>(
      { db, answers: NO_ANSWERS },
      { kind: 'test', maxEntries: 10 },
    );
    await Promise.all(Array.from({ length: 20 }, () => cache('a deck', work)));
    expect(await cache('a deck', work)).toEqual({ worked: 1 });
    await bumpOfferRevision(db.queries);
    expect(await cache('a deck', work)).toEqual({ worked: 2 });
    expect(await cache('a deck', work)).toEqual({ worked: 2 });
  });

  it('sees a change that is made through another cache of the same database', async () => {
    const here = createOfferCache<{ worked: number }>(
      { db, answers: NO_ANSWERS },
      { kind: 'test', maxEntries: 10 },
    );
    const there = createOfferCache<{ worked: number }>(
      { db, answers: NO_ANSWERS },
      { kind: 'test', maxEntries: 10 },
    );
    await here('a deck', work);
    await there('a deck', work);
    await bumpOfferRevision(db.queries);
    expect(await here('a deck', work)).toEqual({ worked: 3 });
    expect(await there('a deck', work)).toEqual({ worked: 4 });
  });

  it('keeps no failure', async () => {
    const cache = createOfferCache<{ worked: number }>(
      { db, answers: NO_ANSWERS },
      { kind: 'test', maxEntries: 10 },
    );
    const fail = async () => {
      throw new Error('The stylist is busy.');
    };
    await expect(cache('a deck', fail)).rejects.toThrow('busy');
    expect(await cache('a deck', work)).toEqual({ worked: 1 });
  });

  it('holds no more than it may', async () => {
    const cache = createOfferCache<{ worked: number }>(
      { db, answers: NO_ANSWERS },
      { kind: 'test', maxEntries: 2 },
    );
    for (const deck of ['one', 'two', 'three', 'two', 'three', 'one']) await cache(deck, work);
    expect(worked).toBe(4);
  });
});
