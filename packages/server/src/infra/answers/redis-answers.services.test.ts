import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRedisBehindProxy, openTestRedis } from '#test/services/test-redis.ts';
import { createRedisAnswers } from './redis-answers.ts';
import { releaseId } from './release-id.ts';

const deck = { looks: [{ key: 'a', tags: ['Sunny'], reasons: [] }] };

describe('createRedisAnswers', () => {
  it('reads what another server of the same release wrote, and nothing of another release', async () => {
    const secret = randomBytes(32);
    const [one, other] = await Promise.all([openTestRedis({ secret }), openTestRedis({ secret })]);
    await createRedisAnswers(one.redis, 'release 1').write('deck', deck);
    expect(await createRedisAnswers(other.redis, 'release 1').read('deck')).toEqual(deck);
    expect(await createRedisAnswers(other.redis, 'release 2').read('deck')).toBeUndefined();
    expect(await createRedisAnswers(other.redis, 'release 1').read('another deck')).toBeUndefined();
  });

  it('passes over what is no JSON', async () => {
    const { redis } = await openTestRedis();
    await redis.run((client) => client.set(redis.key('answer', 'release 1 deck'), '{"looks":'));
    expect(await createRedisAnswers(redis, 'release 1').read('deck')).toBeUndefined();
  });

  it('has no answers while Redis is gone', async () => {
    const { redis, proxy } = await openRedisBehindProxy();
    const answers = createRedisAnswers(redis, 'release 1');
    proxy.set('gone');
    await answers.write('deck', deck);
    expect(await answers.read('deck')).toBeUndefined();
  });
});

describe('releaseId', () => {
  it('is the same for the same sources', async () => {
    expect(await releaseId()).toBe(await releaseId());
    expect(await releaseId()).toMatch(/^[\w-]{43}$/);
  });
});
