import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseConfig } from '#config/config.ts';
import { openDatabase } from '#infra/db/open-database.ts';

const SECOND_2025 = 1_735_689_600;
const BATCH = 20_000;
const NOTICE_MS = 200;

/** Fills registrations, accounts and images up to a number of rows, one a second since 2025, for the bench. */
export async function fillTables(config: DatabaseConfig, from: number, to: number): Promise<void> {
  const database = await openDatabase(config);
  const parts = config.kind === 'sqlite' ? SQLITE : POSTGRES;
  for (let start = from; start < to; start += BATCH) {
    const batch = statements(parts, start, Math.min(to, start + BATCH));
    for (const statement of batch) await sql.raw(statement).execute(database.queries);
  }
  const finish = config.kind === 'sqlite' ? 'analyze' : 'vacuum analyze';
  await sql.raw(finish).execute(database.queries);
  await database.close();
  // SQLite holds the thread: only now are connections noticed that the server closed meanwhile.
  await delay(NOTICE_MS);
}

interface Parts {
  readonly id: string;
  readonly time: string;
  numbers(from: number, to: number): string;
}

const SQLITE: Parts = {
  id: 'lower(hex(randomblob(16)))',
  time: `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${SECOND_2025} + i, 'unixepoch')`,
  numbers: (from, to) =>
    `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1}) select i from n)`,
};
const POSTGRES: Parts = {
  id: 'gen_random_uuid()::text',
  time: `to_char(to_timestamp(${SECOND_2025} + i) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
  numbers: (from, to) => `(select generate_series(${from}, ${to - 1}) as i)`,
};

function statements({ id, time, numbers }: Parts, from: number, to: number): readonly string[] {
  const rows = `from ${numbers(from, to)} as numbers`;
  return [
    `insert into early_access_registrations
        (id, email, consent, consent_text_version, page_origin, created_at, last_joined_at)
      select ${id}, 'person-' || i || '@example.com', 1, '2026-11-21', null, ${time}, ${time} ${rows}`,
    `insert into accounts
        (id, email, display_name, password_hash, role, terms_version, created_at, password_changed_at)
      select ${id}, 'person-' || (i * 2) || '@example.com', '', 'none', 'user', null, ${time}, ${time} ${rows}`,
    `insert into offered_looks
        (kind, name, style, body_shape, weather, look_key, state, created_at, origin, search_text)
      select 'style', 'Look number ' || i, 'Casual', 'Pear', 'hot', (select min(key) from looks), 'offered', ${time},
        'catalogue', 'look number ' || i || '.png' ${rows}`,
  ];
}
