import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Says which of these looks, by key, somebody keeps, so that no sweep takes their pictures; each feature that
 * lets people keep looks offers one.
 */
export type KeptLooks = (db: Kysely<Schema>, keys: readonly string[]) => Promise<ReadonlySet<string>>;
