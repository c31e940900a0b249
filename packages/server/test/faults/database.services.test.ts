import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../postgres-cluster.ts';
import { runOn } from '../postgres-databases.ts';
import { joinThrough, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Pooler, startPooler } from '../services/pooler.ts';
import { createTestFolder } from '../test-folder.ts';

const LONG_MS = 120_000;
const POOLED_CONNECTIONS = 4;
const TABLE = 'early_access_registrations';
const RECOVERY = { timeout: 30_000 };

describe('a server on PostgreSQL behind PgBouncer', { timeout: LONG_MS }, () => {
  let postgres: PostgresCluster;
  let pooler: Pooler;
  let server: ServerProcess;
  beforeEach(async () => {
    postgres = present(await startPostgresCluster({ commits: 'durable' }));
    pooler = present(await startPooler(postgres.url, POOLED_CONNECTIONS));
    server = await startServerProcess({
      GLOW_DATA_DIR: await createTestFolder(),
      GLOW_TRUST_PROXY: '1',
      DATABASE_URL: pooler.addressOf(postgres.url),
    });
    return async () => {
      server.kill('SIGKILL');
      await server.ended;
      await pooler.stop();
      await postgres.stop();
    };
  }, LONG_MS);

  const join = (who: string) => joinThrough(server, `${who}@example.com`);
  const statusOf = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  const metric = async () => {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    return text.split('\n').find((line) => line.startsWith('glow_service_up{service="database"}'));
  };
  const timesLogged = (text: string) => server.output().split(text).length - 1;

  async function expectLoss(): Promise<void> {
    expect(await metric()).toMatch(/ 0$/);
    expect(timesLogged('The database does not answer')).toBe(1);
    expect([await statusOf('/healthz'), await statusOf('/')]).toEqual([200, 200]);
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(() => join('after'), RECOVERY).toBe(200);
    await expect.poll(metric, RECOVERY).toMatch(/ 1$/);
    expect(timesLogged('The database answers again')).toBe(1);
    expect(timesLogged('The database does not answer')).toBe(1);
  }

  it('goes on with the replica once that is promoted and the pooler points to it', async () => {
    const replica = await postgres.replicate();
    expect(await join('before')).toBe(200);
    await expect.poll(() => emailsOn(replica.url)).toEqual(['before@example.com']);
    await postgres.end();
    expect(await join('between')).toBe(503);
    await expect.poll(() => statusOf('/readyz'), RECOVERY).toBe(503);
    await expectLoss();
    await replica.promote();
    await pooler.pointTo(replica.url);
    await expectRecovery();
    expect(await statusOf('/readyz')).toBe(200);
    expect(await emailsOn(replica.url)).toEqual(['after@example.com', 'before@example.com']);
  });

  it('refuses what no connection is free for in time, and goes on once there is one', async () => {
    const holders = await Promise.all(Array.from({ length: POOLED_CONNECTIONS }, hold));
    expect(await join('during')).toBe(503);
    await expectLoss();
    for (const holder of holders) await holder.end();
    await expectRecovery();
  });

  it('ends a statement that takes too long, and goes on once none does', async () => {
    const slow = `create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return new; end $$;
      create trigger slow before insert on ${TABLE} for each row execute function wait()`;
    await runOn(postgres.url, slow);
    expect(await join('during')).toBe(503);
    const canceled = () => timesLogged('canceling statement due to statement timeout');
    await expect.poll(canceled, RECOVERY).toBeGreaterThan(0); // an answer may overtake its log line
    await runOn(postgres.url, `drop trigger slow on ${TABLE}`);
    await expectRecovery();
    expect(await emailsOn(postgres.url)).toEqual(['after@example.com']);
  });

  /** Takes a connection of the pooler and keeps it, as a transaction that never ends does. */
  async function hold(): Promise<Client> {
    const client = new Client({ connectionString: pooler.addressOf(postgres.url) });
    client.on('error', () => {}); // ends with the pooler where the test fails
    await client.connect();
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    return client;
  }
});

async function emailsOn(url: string): Promise<readonly string[]> {
  const rows = await runOn(url, `select email as name from ${TABLE} order by email`);
  return rows.map(({ name }) => name);
}

function present<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('PostgreSQL and PgBouncer are there.');
  return part;
}
