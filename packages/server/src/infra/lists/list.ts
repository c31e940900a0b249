import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** A table that is listed by `created_at`, then by a second column, the newest first; an index holds all three. */
export interface List {
  /** By which `list_totals` has its number of rows; the index of its searches is `<name>_search` (migration 0036). */
  readonly name: string;
  readonly table: keyof Schema;
  /** The second column, by which rows are found. */
  readonly id: 'id' | 'name';
  /** The column that is searched. */
  readonly text: 'email' | 'search_text';
  /** How the column was folded when it was written. */
  readonly fold: (text: string) => string;
  /** Where an index holds every two characters of it, `<name>_pairs` (migration 0040). */
  readonly hasPairs?: true;
  /** Only these rows. */
  readonly where?: RawBuilder<SqlBool>;
}

export interface IdsOfPage {
  /** In the order of the list. */
  readonly ids: readonly string[];
  /** Of all pages; a search counts to `searchTotalMax`. */
  readonly total: number;
}

export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

interface Condition {
  /** Rows of before a moment. */
  readonly before?: string | undefined;
  /** Rows of a moment and after it. */
  readonly since?: string | undefined;
  /** Rows whose text matches. */
  readonly pattern?: string;
  /** Parts of the pattern, for an index to look up instead of all of it. */
  readonly rareParts?: readonly string[];
}

/** Returns what rows of a list have to be, for a `where`. */
export function rowsThat(
  list: List,
  { before, since, pattern, rareParts = [] }: Condition = {},
): RawBuilder<SqlBool> {
  // An index is not asked for an expression that it does not hold.
  const searched = rareParts.length > 0 ? sql`(${sql.ref(list.text)} || '')` : sql.ref(list.text);
  const all = [
    list.where ?? sql<SqlBool>`1 = 1`,
    ...(before === undefined ? [] : [sql<SqlBool>`created_at < ${before}`]),
    ...(since === undefined ? [] : [sql<SqlBool>`created_at >= ${since}`]),
    ...rareParts.map((part) => sql<SqlBool>`${sql.ref(list.text)} like ${part} escape '\\'`),
    ...(pattern === undefined ? [] : [sql<SqlBool>`${searched} like ${pattern} escape '\\'`]),
  ];
  return sql`${sql.join(all, sql` and `)}`;
}
