import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** `look_key` refers to the look, so that no sweep can take a picture that a wardrobe shows. */
export async function wardrobeItems(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('wardrobe_items')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('look_key', 'text', (column) => column.references('looks.key'))
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wardrobe_items_pk', ['account_id', 'name'])
    .execute();
  await db.schema.createIndex('wardrobe_items_of_look').on('wardrobe_items').column('look_key').execute();
}
