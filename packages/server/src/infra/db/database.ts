import type { Kysely } from 'kysely';
import type { DatabaseConfig } from '#config/config.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** The one query layer over both engines. */
export interface Database {
  readonly engine: Engine;
  /** Opens it once more, such as on another thread. */
  readonly config: DatabaseConfig;
  readonly queries: Kysely<Schema>;
  /** Whether an index serves the searches of lists; SQLite always has one, PostgreSQL where it has `pg_trgm`. */
  readonly searchIndex: 'there' | 'missing';
  /**
   * Takes single statements that write often: SQLite runs them on a thread of its own, since each waits for the disk.
   * No transactions.
   */
  readonly writes: Kysely<Schema>;
  /**
   * Returns where long reads run: a replica that has everything committed so far, or where there is none, `queries`.
   */
  forReading(): Promise<Kysely<Schema>>;
  close(): Promise<void>;
}
