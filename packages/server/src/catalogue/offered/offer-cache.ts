import { LRUCache } from 'lru-cache';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import { createSingleFlight } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { createOfferRevision } from './offer-revision.ts';

/** Returns the cached value of a key, or computes it once for all who ask; failures are not cached. */
export type OfferCache<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

interface OfferCacheOptions {
  /** Tells its values from those of another cache. */
  readonly kind: string;
  /** Above it the least recently used entry is evicted. */
  readonly maxEntries: number;
}

/**
 * Caches what is computed from the offered looks until any process that shares the database changes them, in this
 * process and in the store of answers; a value must be the same after a way through JSON.
 */
export function createOfferCache<Value extends object>(
  { db, answers }: { readonly db: Database; readonly answers: AnswerStore },
  { kind, maxEntries }: OfferCacheOptions,
): OfferCache<Value> {
  const readRevision = createOfferRevision(db.queries);
  const kept = new LRUCache<string, Value>({ max: maxEntries });
  const once = createSingleFlight<Value>();
  return async (key, work) => {
    const name = `${kind} ${await readRevision()} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    return once(name, async () => {
      const shared = (await answers.read(name)) as Value | undefined;
      const value = shared ?? (await work());
      kept.set(name, value);
      if (!shared) await answers.write(name, value);
      return value;
    });
  };
}
