import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function accounts(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'administrator')`))
    .addColumn('terms_version', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('password_changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('accounts_newest').on('accounts').columns(['created_at', 'id']).execute();
  await db.schema
    .createTable('security_answers')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
