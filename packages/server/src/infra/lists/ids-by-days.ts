import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { List } from './list.ts';
import { idsOf } from './read-list.ts';

interface DaysSearch {
  /** Folded. */
  readonly text: string;
  /** Two characters, of which the index has all, or one, which begins some of them. */
  readonly isPair: boolean;
  readonly totalMax: number;
  /** So many rows are searched at first. */
  readonly firstRows: number;
}

/**
 * Returns what PostgreSQL's index of pairs finds, newest first, up to as many as are counted. Days are asked from the newest on, in
 * growing groups, so that few more rows are fetched. Returns nothing where no days are kept of the list, or it has no rows.
 */
export async function idsByDays(
  db: Kysely<Schema>,
  list: List,
  { text, isPair, totalMax, firstRows }: DaysSearch,
): Promise<readonly string[] | undefined> {
  const groups = groupDays(await daysOf(db, list), firstRows);
  if (groups.length === 0) return undefined;
  const ids: string[] = [];
  for (const days of groups) {
    if (ids.length === totalMax) break;
    const query = days.map((day) => `${quoted(day + text)}${isPair ? '' : ':*'}`).join('|');
    ids.push(...(await idsOfDays(db, list, query, totalMax - ids.length)));
  }
  return ids;
}

interface Day {
  readonly span: string;
  readonly total: number | string;
}

async function daysOf(db: Kysely<Schema>, { name }: List): Promise<readonly Day[]> {
  const { rows } = await sql<Day>`
    select span, sum(total) as total from list_spans where list = ${name} and chars = 10
    group by span having sum(total) > 0 order by span desc`.execute(db);
  return rows;
}

const GROWTH = 4;

/** Groups days from the newest on, so that each group has at least four times the rows of the one before. */
function groupDays(days: readonly Day[], firstRows: number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let wanted = firstRows;
  let missing = 0;
  for (const { span, total } of days) {
    if (missing <= 0) {
      groups.push([]);
      missing = wanted;
      wanted *= GROWTH;
    }
    groups.at(-1)?.push(span);
    missing -= Number(total);
  }
  return groups;
}

/** Quotes a word of PostgreSQL's text search. */
function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** Sorts apart from the search: asked for the newest, PostgreSQL may walk the whole list for what few rows have. */
async function idsOfDays(
  db: Kysely<Schema>,
  list: List,
  query: string,
  limit: number,
): Promise<readonly string[]> {
  return idsOf(
    db,
    sql`with found as materialized (
      select created_at, ${sql.ref(list.id)} as id from ${sql.table(list.table)}
      where list_pairs(substr(created_at, 1, 10), ${sql.ref(list.text)}) @@ ${query}::tsquery
    ) select id from found order by created_at desc, id desc limit ${limit}`,
  );
}
