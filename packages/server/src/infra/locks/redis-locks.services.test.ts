import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRedisBehindProxy, openTestRedis } from '#test/services/test-redis.ts';
import { createRedisLocks } from './redis-locks.ts';

describe('createRedisLocks', () => {
  it('gives a lock to one server of many, and to the next when it is released', async () => {
    const secret = randomBytes(32);
    const opened = await Promise.all([1, 2, 3].map(() => openTestRedis({ secret })));
    const servers = opened.map(({ redis }) => createRedisLocks(redis));
    const leases = await Promise.all(servers.map((locks) => locks.take('a picture')));
    const held = leases.filter((lease) => lease !== undefined);
    expect(held).toHaveLength(1);
    expect(await held[0]?.isHeld()).toBe(true);
    expect(await servers[0]?.take('another picture')).toBeDefined();
    await held[0]?.release();
    expect(await servers[1]?.take('a picture')).toBeDefined();
  });

  it('keeps a lock for longer than its lease while it is held, and ends it where its server was killed', async () => {
    const secret = randomBytes(32);
    const holder = await openTestRedis({ secret });
    const other = createRedisLocks((await openTestRedis({ secret })).redis);
    const held = await createRedisLocks(holder.redis).take('a picture');
    const leaseOf = () => holder.redis.run((client) => client.pTTL(holder.redis.key('lock', 'a picture')));
    await expect.poll(leaseOf).toBeLessThan(4000);
    await expect.poll(leaseOf).toBeGreaterThan(4500);
    expect(await other.take('a picture')).toBeUndefined();
    expect(await held?.isHeld()).toBe(true);
    holder.redis.close();
    await expect.poll(() => other.take('a picture')).toBeDefined();
  });

  it('takes a lock away, so that its holder knows, and its release frees no lock of the next', async () => {
    const secret = randomBytes(32);
    const [one, other] = (await Promise.all([openTestRedis({ secret }), openTestRedis({ secret })])).map(
      ({ redis }) => createRedisLocks(redis),
    );
    const revoked = await one?.take('a picture');
    await other?.revoke(['a picture']);
    expect(await revoked?.isHeld()).toBe(false);
    const next = await other?.take('a picture');
    await revoked?.release();
    expect(await next?.isHeld()).toBe(true);
    expect(await one?.take('a picture')).toBeUndefined();
  });

  it('holds up nobody while Redis is gone', async () => {
    const { redis, proxy } = await openRedisBehindProxy();
    const locks = createRedisLocks(redis);
    proxy.set('gone');
    const leases = await Promise.all([locks.take('a picture'), locks.take('a picture')]);
    for (const lease of leases) expect(await lease?.isHeld()).toBe(true);
    for (const lease of leases) await lease?.release();
  });
});
