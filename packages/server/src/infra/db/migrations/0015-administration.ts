import { sql, type Transaction } from 'kysely';
import { foldText } from '../folded-text.ts';
import type { Schema } from '../schema.ts';

/**
 * What the administrator's lists stand on: covering indexes in their order, names as they are searched, uploads
 * beside the catalogue, and who did what in the audit.
 */
export async function administration(db: Transaction<Schema>): Promise<void> {
  for (const table of ['style_looks', 'instant_outfits'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('origin', 'text', (column) =>
        column.notNull().defaultTo('catalogue').check(sql`origin in ('catalogue', 'upload')`),
      )
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // In plain SQL: a later step takes these tables away, so the schema's types no longer name them.
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
    for (const { name } of rows) {
      const text = foldText(`${name}.png`);
      await sql`update ${sql.table(table)} set search_text = ${text} where name = ${name}`.execute(db);
    }
    await db.schema
      .createIndex(`${table}_newest`)
      .on(table)
      .columns(['state', 'created_at', 'name', 'search_text'])
      .execute();
    await db.schema.createIndex(`${table}_of_look`).on(table).column('look_key').execute();
  }
  for (const table of ['early_access_registrations', 'accounts'] as const) {
    await db.schema.dropIndex(`${table}_newest`).execute();
    await db.schema.createIndex(`${table}_newest`).on(table).columns(['created_at', 'id', 'email']).execute();
  }
  await db.schema.alterTable('audit_events').addColumn('by_account_id', 'text').execute();
  await db.schema.alterTable('audit_events').addColumn('subject', 'text').execute();
  await db.schema
    .alterTable('looks')
    .addColumn('picture', 'text', (column) =>
      column.notNull().defaultTo('drawn').check(sql`picture in ('drawn', 'uploaded')`),
    )
    .execute();
  await db.schema
    .createIndex('looks_uploaded')
    .on('looks')
    .column('created_at')
    .where(sql.ref('picture'), '=', sql.lit('uploaded'))
    .execute();
}
