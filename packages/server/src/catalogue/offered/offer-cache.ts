import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { createOfferRevision } from './offer-revision.ts';

/** Returns the cached value of a key, or computes it once for all who ask; failures are not cached. */
export type OfferCache<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Caches what is computed from the offered looks until any process that shares the database changes them.
 * @param maxEntries Above it the least recently used entry is evicted.
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
