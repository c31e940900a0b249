import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgresCluster } from '#test/postgres-cluster.ts';
import { runOn } from '#test/postgres-databases.ts';
import { createLog } from '../logging/log.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { probeWriting } from './probe-writing.ts';

const SECOND_MS = 1000;

describe('a replica', () => {
  const open = async () => {
    const cluster = await startPostgresCluster();
    if (!cluster) throw new Error('There is no PostgreSQL');
    const replica = await cluster.replicate();
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const db = await openDatabase({ kind: 'postgres', url: cluster.url, readUrl: replica.url }, log);
    onTestFinished(async () => {
      await db.close();
      await cluster.stop();
    });
    return { db, cluster, replica, lines };
  };
  const writtenAt = async (db: Database) => {
    const reads = await db.forReading();
    const { written_at } = await reads
      .selectFrom('write_probes')
      .select('written_at')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(reads);
    return { at: written_at, from: rows[0]?.replica ? 'replica' : 'primary' };
  };

  it('is read once it has what was committed, and left while it is behind or gone', async () => {
    const { db, replica, lines } = await open();
    const write = async (second: number) => {
      const at = new Date(Date.UTC(2026, 10, 24) + second * SECOND_MS);
      await probeWriting(db, at);
      return at.toISOString();
    };
    for (let second = 0; second < 20; second += 1) {
      const at = await write(second);
      expect(await writtenAt(db)).toEqual({ at, from: 'replica' });
    }

    await runOn(replica.url, 'select pg_wal_replay_pause()');
    const later = await write(60);
    expect(await writtenAt(db)).toEqual({ at: later, from: 'primary' });
    await runOn(replica.url, 'select pg_wal_replay_resume()');
    await expect.poll(() => writtenAt(db), { timeout: 10_000 }).toEqual({ at: later, from: 'replica' });

    await replica.stop();
    const last = await write(120);
    expect(await writtenAt(db)).toEqual({ at: last, from: 'primary' });
    await replica.start();
    await expect.poll(() => writtenAt(db), { timeout: 15_000 }).toEqual({ at: last, from: 'replica' });
    const said = lines.filter((line) => /replica do|primary database/.test(line));
    expect(said.length).toBeLessThanOrEqual(5);
  });
});
