import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A look keeps its picture in small, as answers send it; those of before get theirs when they are next sent. */
export async function lookPreviews(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('looks').addColumn('preview', 'text').execute();
}
