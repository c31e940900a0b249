import { type Kysely, sql } from 'kysely';
import type { Engine } from '#infra/db/engine.ts';
import type { Schema } from '#infra/db/schema.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';

type Row = Record<string, unknown>;
type AnyTables = Record<string, Row>;

/** Far below what either engine takes as parameters of one statement. */
const BATCH_ROWS = 500;
const CURSOR = sql.id('glow_copy');

/** One side of a copy, inside a transaction of its own. */
export interface Side {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}

/**
 * Copies every row of these tables, in their order and in batches, and counts them on both sides.
 * @returns the rows of each table.
 * @throws {CommandError} where a count differs; the caller's transaction then takes everything back.
 */
export async function copyTables(
  from: Side,
  to: Side,
  tables: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  const target = to.db.withTables<AnyTables>();
  for (const table of tables) {
    for await (const rows of batchesOf(from, table)) await target.insertInto(table).values(rows).execute();
    const expected = await countRows(from.db, table);
    if ((await countRows(to.db, table)) !== expected) throw new CommandError(COMMAND_TEXTS.lost(table));
    counts[table] = expected;
  }
  return counts;
}

export async function countRows(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

function batchesOf({ engine, db }: Side, table: string): AsyncGenerator<Row[]> {
  return engine === 'sqlite' ? sqliteBatches(db, table) : postgresBatches(db, table);
}

async function* sqliteBatches(db: Kysely<Schema>, table: string): AsyncGenerator<Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row & { glow_rowid: number }>`
      select rowid as glow_rowid, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${BATCH_ROWS}`.execute(db);
    if (rows.length === 0) return;
    yield rows.map(({ glow_rowid, ...row }) => {
      last = glow_rowid;
      return row;
    });
  }
}

async function* postgresBatches(db: Kysely<Schema>, table: string): AsyncGenerator<Row[]> {
  await sql`declare ${CURSOR} no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_ROWS)} from ${CURSOR}`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${CURSOR}`.execute(db);
}
