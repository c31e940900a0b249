import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Puts what is offered by vibe and what is offered by quiz answers into one table, and names the seeded catalogues
 * as the code does. Databases may have taken 0019 and 0022 before it: those touch none of these tables.
 */
export async function offeredLooks(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('offered_looks')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('vibe', 'style')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('look_key', 'text', (column) => column.notNull().references('looks.key'))
    .addColumn('vibe', 'text')
    .addColumn('style', 'text')
    .addColumn('body_shape', 'text')
    .addColumn('weather', 'text')
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('offered', 'withdrawn', 'deleted')`),
    )
    .addColumn('origin', 'text', (column) =>
      column.notNull().defaultTo('catalogue').check(sql`origin in ('catalogue', 'upload')`),
    )
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offered_looks_key', ['kind', 'name'])
    .addCheckConstraint(
      'offered_looks_by_kind',
      sql`case kind when 'vibe' then vibe is not null
      else style is not null and body_shape is not null and weather is not null end`,
    )
    .execute();
  await sql`insert into offered_looks
      (kind, name, look_key, vibe, state, origin, search_text, created_at)
    select 'vibe', name, look_key, vibe, state, origin, search_text, created_at from instant_outfits`.execute(
    db,
  );
  await sql`insert into offered_looks
      (kind, name, look_key, style, body_shape, weather, state, origin, search_text, created_at)
    select 'style', name, look_key, style, body_shape, weather, state, origin, search_text, created_at
    from style_looks`.execute(db);
  await db.schema.dropTable('instant_outfits').execute();
  await db.schema.dropTable('style_looks').execute();
  const indexes = {
    by_vibe: ['vibe', 'state'],
    by_answers: ['style', 'body_shape', 'state', 'weather'],
    newest: ['kind', 'state', 'created_at', 'name', 'search_text'],
    of_look: ['look_key'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`offered_looks_${name}`).on('offered_looks').columns(columns).execute();

  await db.schema.alterTable('sown_catalogues').renameTo('seeded_catalogues').execute();
  await db.schema.alterTable('seeded_catalogues').renameColumn('sown_at', 'seeded_at').execute();
}
