import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Generated looks are kept as what is needed to compose them again, and go when nobody opens them; what is offered
 * has a revision, by which answers made from it are found to be stale.
 */
export async function lookRecipes(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('looks').addColumn('recipe', 'text').execute();
  for (const index of ['generated_looks_by_answers', 'generated_looks_oldest'])
    await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('generated_looks').addColumn('opened_at', 'text').execute();
  await db.schema
    .alterTable('generated_looks')
    .addColumn('due_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // Of a look from before nobody knows whether it was opened: it counts as opened when it was made.
  await sql`update generated_looks set opened_at = created_at, due_at = created_at`.execute(db);
  await db.schema.alterTable('generated_looks').dropColumn('state').execute();
  await db.schema
    .createIndex('generated_looks_by_answers')
    .on('generated_looks')
    .columns(['wanted_by', 'style', 'body_shape', 'weather'])
    .execute();
  await db.schema
    .createIndex('generated_looks_due')
    .on('generated_looks')
    .columns(['wanted_by', 'due_at', 'name'])
    .execute();
  await db.schema.createIndex('generated_looks_of_look').on('generated_looks').column('look_key').execute();
  await db.schema
    .createTable('offer_revisions')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
}
