import { DRAWING_VERSION } from '@glow/stylist';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

/** What waits at once for all servers together; the least wanted makes room for what is wanted more. */
const MAX_WAITING = 500;
/** A drawing that ends its process is not tried for ever. */
const MAX_ATTEMPTS = 3;
const LEASE_MS = 5000;
/** Whoever waits for a picture that cannot be drawn has asked within this. */
const FAILED_KEPT_MS = 60_000;

/** The clock of the database, which all processes share. */
const NOW_MS = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface DrawingPlace {
  /** 0 is the most wanted. */
  readonly urgency: number;
  /** How many pictures the same client waits for already, so that clients take turns. */
  readonly turn: number;
}

export interface DrawingJob {
  /** The blob key of the picture. */
  readonly picture: string;
  /** What to draw, as JSON. */
  readonly drawing: string;
}

type Db = Kysely<Schema>;

/** Adds a picture, or moves it ahead where it waits already. @returns false where everything that waits is wanted more. */
export async function enqueue(db: Db, job: DrawingJob, place: DrawingPlace): Promise<boolean> {
  if (await insertJob(db, job, place)) return true;
  return (await dropLeastWanted(db, place)) && insertJob(db, job, place);
}

async function insertJob(db: Db, { picture, drawing }: DrawingJob, { urgency, turn }: DrawingPlace) {
  const { rows } = await sql`
    insert into drawing_jobs
      (picture, drawing, drawing_version, state, urgency, turn, asked_at_ms, attempts, free_at_ms)
    select ${picture}::text, ${drawing}::text, ${DRAWING_VERSION}::text, 'waiting', ${urgency}::integer,
      ${turn}::integer, ${NOW_MS}, 0, 0
    where (select count(*) from drawing_jobs where state = 'waiting') < ${MAX_WAITING}
      or exists (select 1 from drawing_jobs where picture = ${picture})
    on conflict (picture) do update set
      urgency = least(drawing_jobs.urgency, excluded.urgency),
      turn = least(drawing_jobs.turn, excluded.turn),
      attempts = case drawing_jobs.state when 'failed' then 0 else drawing_jobs.attempts end,
      state = 'waiting'
    returning picture`.execute(db);
  return rows.length > 0;
}

async function dropLeastWanted(db: Db, { urgency, turn }: DrawingPlace): Promise<boolean> {
  const { rows } = await sql`
    delete from drawing_jobs where picture = (
      select picture from drawing_jobs
      where state = 'waiting' and lease is null and (urgency, turn) > (${urgency}, ${turn})
      order by urgency desc, turn desc, asked_at_ms desc limit 1 for update skip locked)
    returning picture`.execute(db);
  return rows.length > 0;
}

/** Moves pictures ahead that wait. */
export async function hastenJobs(
  db: Db,
  pictures: readonly string[],
  { urgency, turn }: DrawingPlace,
): Promise<void> {
  await db
    .updateTable('drawing_jobs')
    .set({ urgency: sql`least(urgency, ${urgency})`, turn: sql`least(turn, ${turn})` })
    .where('picture', 'in', pictures)
    .execute();
}

/** Returns those of these pictures that wait still or cannot be drawn; the others are drawn, or were dropped. */
export async function findJobStates(
  db: Db,
  pictures: readonly string[],
): Promise<ReadonlyMap<string, 'waiting' | 'failed'>> {
  const rows = await db
    .selectFrom('drawing_jobs')
    .select(['picture', 'state'])
    .where('picture', 'in', pictures)
    .execute();
  return new Map(rows.map(({ picture, state }) => [picture, state]));
}

/** Takes the most wanted picture that nobody draws, for some seconds. */
export async function takeJob(db: Db, lease: string): Promise<DrawingJob | undefined> {
  const { rows } = await sql<DrawingJob>`
    update drawing_jobs set lease = ${lease}, free_at_ms = ${NOW_MS} + ${LEASE_MS}, attempts = attempts + 1
    where picture = (
      select picture from drawing_jobs
      where drawing_version = ${DRAWING_VERSION} and state = 'waiting' and free_at_ms <= ${NOW_MS}
        and attempts < ${MAX_ATTEMPTS}
      order by urgency, turn, asked_at_ms limit 1 for update skip locked)
    returning picture, drawing`.execute(db);
  return rows[0];
}

/** Takes the picture for some more seconds. @returns false where it is no longer ours. */
export async function renewJob(db: Db, picture: string, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drawing_jobs')
    .set({ free_at_ms: sql`${NOW_MS} + ${LEASE_MS}` })
    .where('picture', '=', picture)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a picture that is drawn, where it is ours still. */
export async function completeJob(db: Db, picture: string, lease: string): Promise<void> {
  await db.deleteFrom('drawing_jobs').where('picture', '=', picture).where('lease', '=', lease).execute();
}

/**
 * Gives a picture back that was not drawn; at the third time it is failed.
 * @param blame `nobody` where the picture is not the reason: then it does not count.
 */
export async function returnJob(
  db: Db,
  {
    picture,
    lease,
    blame,
  }: { readonly picture: string; readonly lease: string; readonly blame: 'picture' | 'nobody' },
): Promise<void> {
  const isFailed = sql`${blame} = 'picture' and attempts >= ${MAX_ATTEMPTS}`;
  await sql`
    update drawing_jobs set lease = null, free_at_ms = ${NOW_MS},
      state = case when ${isFailed} then 'failed' else 'waiting' end,
      attempts = case when ${blame} = 'nobody' then greatest(0, attempts - 1) else attempts end
    where picture = ${picture} and lease = ${lease}`.execute(db);
}

/** Takes pictures out of the queue, also from whoever draws them. */
export async function dropJobs(db: Db, pictures: readonly string[]): Promise<void> {
  await db.deleteFrom('drawing_jobs').where('picture', 'in', pictures).execute();
}

/** Fails what ended every process that drew it, and forgets what failed long ago. */
export async function sweepJobs(db: Db): Promise<void> {
  await sql`
    update drawing_jobs set state = 'failed', lease = null, free_at_ms = ${NOW_MS}
    where state = 'waiting' and attempts >= ${MAX_ATTEMPTS} and free_at_ms < ${NOW_MS}`.execute(db);
  await sql`
    delete from drawing_jobs
    where state = 'failed' and free_at_ms < ${NOW_MS} - ${FAILED_KEPT_MS}::bigint`.execute(db);
}
