import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';
import { runOn } from '#test/postgres-databases.ts';

const RECIPE = join(import.meta.dirname, '../../../../docs/deploy/partition-registrations.sql');
const REGISTRATIONS = 'early_access_registrations';
const MONTH_SECONDS = 28 * 86_400;

export const personOf = (row: number) => `person-${row}@example.com`;

/** Runs the recipe of `docs/deploy` as it stands. */
export async function partitionRegistrations(url: string): Promise<void> {
  await runOn(url, await readFile(RECIPE, 'utf8'));
}

interface Month {
  /** Such as 2025-02. */
  readonly name: string;
  readonly next: string;
}

export const partitionOf = ({ name }: Month) => `${REGISTRATIONS}_${name.replace('-', '_')}`;

/** Returns the `count` months from February 2025 on. */
export function monthsOf(count: number): readonly Month[] {
  const nameOf = (index: number) => new Date(Date.UTC(2025, 1 + index)).toISOString().slice(0, 7);
  return Array.from({ length: count }, (_, index) => ({ name: nameOf(index), next: nameOf(index + 1) }));
}

/** Fills a month with rows `from` to `to`, evenly over 28 days, as a load does: first the rows, then the indexes. */
export async function fillMonth(url: string, month: Month, from: number, to: number): Promise<void> {
  const table = partitionOf(month);
  const time = `to_char(timestamp '${month.name}-01' + (i - ${from}) * interval '${MONTH_SECONDS / (to - from)} seconds',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await runOn(
    url,
    `set maintenance_work_mem = '1GB';
    create table ${table} (like ${REGISTRATIONS} including defaults);
    insert into ${table} (id, email, consent, consent_text_version, created_at, last_joined_at)
      select gen_random_uuid()::text, 'person-' || i || '@example.com', 1, '2026-11-21', ${time}, ${time}
      from generate_series(${from}, ${to - 1}) as i;
    insert into early_access_addresses select email, id, created_at, last_joined_at from ${table};
    alter table ${REGISTRATIONS} attach partition ${table} for values from ('${month.name}') to ('${month.next}');
    insert into list_totals select '${REGISTRATIONS}', 0, ${to - from}
      on conflict (list, shard) do update set total = list_totals.total + excluded.total;
    insert into list_spans select '${REGISTRATIONS}', chars, substr(created_at, 1, chars), 0, count(*)
      from ${table} cross join unnest(array[10, 13]) as chars group by 2, 3
      on conflict (list, chars, span, shard) do update set total = list_spans.total + excluded.total;
    analyze ${table};`,
  );
}

/** Stores a sign-up with one statement: the table of addresses says whether it is new, and when it last joined. */
export async function signUp(db: Kysely<Schema>, email: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    with joined (id, email, consent, consent_text_version, created_at, last_joined_at) as (
      values (${randomUUID()}, ${email}, 1, '2026-11-21', ${at}, ${at})
    ), stored as (
      insert into early_access_addresses (email, id, created_at, last_joined_at)
      select email, id, created_at, last_joined_at from joined
      on conflict (email) do update set last_joined_at = excluded.last_joined_at returning id
    )
    insert into early_access_registrations (id, email, consent, consent_text_version, created_at, last_joined_at)
    select joined.* from joined join stored using (id)`.execute(db);
}

/** Erases a person's registration; returns whether there was one. */
export async function erase(db: Kysely<Schema>, email: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string; created_at: string }>`
      delete from early_access_addresses where email = ${email} returning id, created_at`.execute(
      transaction,
    );
    const [row] = rows;
    if (!row) return false;
    // Known before it is planned, the month leaves one partition to plan for.
    await sql`delete from early_access_registrations
      where created_at = ${row.created_at} and id = ${row.id}`.execute(transaction);
    return true;
  });
}

/** Takes a month out of the list: its rows stay in a table of their own, its addresses may join again. */
export async function detachMonth(url: string, month: Month): Promise<void> {
  const table = partitionOf(month);
  await runOn(
    url,
    `begin;
    alter table ${REGISTRATIONS} detach partition ${table};
    delete from early_access_addresses as address using ${table} as gone where address.email = gone.email;
    insert into list_totals select '${REGISTRATIONS}', 0, -count(*) from ${table}
      on conflict (list, shard) do update set total = list_totals.total + excluded.total;
    insert into list_spans select '${REGISTRATIONS}', chars, substr(created_at, 1, chars), 0, -count(*)
      from ${table} cross join unnest(array[10, 13]) as chars group by 2, 3
      on conflict (list, chars, span, shard) do update set total = list_spans.total + excluded.total;
    commit;`,
  );
}

/** Gathers what the planner knows of the whole tables, which vacuuming by itself does of partitions alone. */
export async function analyse(url: string): Promise<void> {
  await runOn(url, `analyze early_access_addresses, ${REGISTRATIONS};`);
}

/** Returns bytes on disk by what holds them, with their indexes. */
export async function sizesOf(db: Kysely<Schema>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ part: string; bytes: string }>`
    select case when relkind = 'i' then 'index ' || substring(pg_get_indexdef(oid) from 'USING (.*)')
        when relname like '%addresses%' then 'rows of addresses' else 'rows of registrations' end as part,
      sum(pg_relation_size(oid)) as bytes
    from pg_class where relname like 'early_access_%' and relkind in ('r', 'i') group by 1 order by 2 desc`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ part, bytes }) => [part, Number(bytes)]));
}
