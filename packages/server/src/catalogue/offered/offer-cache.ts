import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { createOfferRevision } from './offer-revision.ts';

/** Gives what is kept under a key, or works it out once for all who ask; failures are not kept. */
export type OfferCache<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what is worked out from the offer until any process that shares the database changes the offer.
 * @param maxEntries of which the one used longest ago makes room.
 */
export function createOfferCache<Value extends object>(db: Database, maxEntries: number): OfferCache<Value> {
  const readRevision = createOfferRevision(db.queries);
  const kept = new LRUCache<string, Value>({ max: maxEntries });
  const once = createSingleFlight<Value>();
  return async (key, work) => {
    const name = `${await readRevision()} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    return once(name, async () => {
      const value = await work();
      kept.set(name, value);
      return value;
    });
  };
}
