import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  findRegistrations,
  REGISTRATIONS,
  selectRegistrationsAfter,
} from '../packages/server/src/features/admin-console/registrations.repository.ts';
import { openDatabase } from '../packages/server/src/infra/db/open-database.ts';
import { findIdsOfPage } from '../packages/server/src/infra/lists/newest-first.ts';
import {
  analyse,
  detachMonth,
  erase,
  fillMonth,
  monthsOf,
  partitionRegistrations,
  personOf,
  signUp,
  sizesOf,
} from '../packages/server/test/partitions/partitioned-registrations.ts';
import { startPostgresCluster } from '../packages/server/test/postgres-cluster.ts';
import { quantile } from './measure/statistics.ts';

// The early-access list in twenty partitions by month on PostgreSQL, 20 million rows (PARTITION_ROWS): how long it takes to
// fill, and milliseconds of sign-ups, pages, searches and erasures. Pages, counts and searches run the product's own
// queries; sign-ups and erasures the two statements that partitions ask for. Takes 1 kB of disk a row.

const ROWS = Number(process.env.PARTITION_ROWS ?? 20_000_000);
const MONTHS = 20;
const BYTES_PER_ROW = 1000;
const SAMPLES = 500;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function time(what: string, samples: number, work: (index: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let index = 0; index < samples; index += 1) {
    const start = performance.now();
    await work(index);
    taken.push(performance.now() - start);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(taken, share).toFixed(1));
  console.log(`  ${what.padEnd(36)} p50 ${p50} ms, p99 ${p99} ms`);
}

function expect(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}.`);
}

const { bavail, bsize } = await statfs(tmpdir());
if (bavail * bsize < ROWS * BYTES_PER_ROW)
  throw new Error(`${tmpdir()} has no room for ${ROWS * BYTES_PER_ROW} bytes.`);
const cluster = await startPostgresCluster();
if (!cluster) throw new Error('This machine has no PostgreSQL.');
try {
  const { url } = cluster;
  const database = await openDatabase({ kind: 'postgres', url });
  const { queries } = database;
  await partitionRegistrations(url);
  const months = monthsOf(MONTHS);
  const perMonth = Math.floor(ROWS / MONTHS);
  const total = perMonth * MONTHS;
  const filling = performance.now();
  for (const [index, month] of months.entries()) {
    await fillMonth(url, month, index * perMonth, (index + 1) * perMonth);
    console.log(`${(index + 1) * perMonth} rows after ${seconds(filling)}`);
  }
  await analyse(url);
  console.log(`filled and analysed after ${seconds(filling)}`);
  const page = async (q: string, number: number) => {
    const found = await findIdsOfPage(database, REGISTRATIONS, { q, page: number, page_size: 10 }, {});
    return { rows: await findRegistrations(queries, found.ids), total: found.total };
  };
  const ofMonth = (month: number, row: number) => personOf(month * perMonth + row);
  const last = Math.floor(total / 10);
  expect('The total', (await page('', 1)).total, total);
  expect('Rows of the last page', (await page('', last)).rows.length, 10);

  const now = new Date(Date.UTC(2025, MONTHS, 28));
  await time('sign-up, new address', SAMPLES, (index) => signUp(queries, `new-${index}@example.com`, now));
  await time('sign-up, repeated address', SAMPLES, (index) =>
    signUp(queries, ofMonth(index % MONTHS, index + 1), now),
  );
  expect('The total after sign-ups', (await page('', 1)).total, total + SAMPLES);
  await time('first page', SAMPLES, () => page('', 1));
  await time('middle page', 50, (index) => page('', Math.floor(last / 2) + index));
  await time('last page', 50, () => page('', last));
  await time('search for one address', 50, (index) => page(ofMonth(index % MONTHS, 5 * index), 1));
  await time('search for what all have', 10, () => page('person-', 1));
  await time('search for nobody', 10, () => page('qqq', 1));
  await time('500 rows of an export', 20, async (index) => {
    const created_at = `${months[index]?.next}-01`;
    const rows = await selectRegistrationsAfter(queries, { created_at, id: '' }, 500).execute();
    expect('Rows of an export', rows.length, 500);
  });
  await time('erase one person', 100, async (index) => {
    expect('An erasure', await erase(queries, ofMonth(index % MONTHS, 3 * index + 2)), true);
  });
  expect('The total after erasures', (await page('', 1)).total, total + SAMPLES - 100);
  const bytes = await sizesOf(queries);
  for (const [part, size] of Object.entries(bytes))
    console.log(`  ${part.padEnd(36)} ${(size / 1e6).toFixed(0)} MB`);

  const [oldest] = months;
  if (!oldest) throw new Error('There is no month.');
  const detaching = performance.now();
  await detachMonth(url, oldest);
  console.log(`  detaching the oldest month            ${seconds(detaching)}`);
  await signUp(queries, ofMonth(0, 1), now);
  expect('The total after detaching', (await page('', 1)).total, total + SAMPLES - 100 - (perMonth - 5) + 1);
  await database.close();
} finally {
  await cluster.stop();
}
