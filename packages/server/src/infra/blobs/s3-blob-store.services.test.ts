import { createHash } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFaultProxy } from '#test/services/fault-proxy.ts';
import { newBucket, openTestObjectStore } from '#test/services/test-object-store.ts';
import { servicesDown } from '../service-watch.ts';
import { describeBlobStore } from './blob-store.suite.ts';
import { ObjectStoreError } from './object-store-error.ts';

describeBlobStore('openS3BlobStore', async () => {
  const { store } = await openTestObjectStore(newBucket());
  return { store, close: async () => store.close() };
});

describe('openS3BlobStore on a bucket that is there', () => {
  it('finds what another server wrote, and may start at the same moment', async () => {
    const bucket = newBucket();
    const [one, other] = await Promise.all([openTestObjectStore(bucket), openTestObjectStore(bucket)]);
    await one.store.write('looks/one', Buffer.from('kept'));
    expect(String(await other.store.read('looks/one'))).toBe('kept');
  });

  it('reads what came into the bucket by other hands, without a checksum', async () => {
    const bucket = newBucket();
    const { store } = await openTestObjectStore(bucket);
    const client = new S3Client({
      endpoint: bucket.endpoint,
      region: bucket.region,
      credentials: bucket,
      forcePathStyle: true,
    });
    await client.send(new PutObjectCommand({ Bucket: bucket.bucket, Key: 'looks/one', Body: 'copied' }));
    expect(String(await store.read('looks/one'))).toBe('copied');
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'secretweak' }, /GLOW_S3_SECRET_ACCESS_KEY are refused/],
    ['an unknown key', { accessKeyId: 'secretweak' }, /GLOW_S3_ACCESS_KEY_ID and .* are refused/],
    ['no store', { endpoint: 'http://127.0.0.1:9' }, /GLOW_S3_ENDPOINT names a store that does not answer/],
  ])(
    'does not open with %s, and says so in a sentence without any value',
    async (_what, change, sentence) => {
      const opening = openTestObjectStore({ ...newBucket(), ...change });
      await expect(opening).rejects.toThrow(ObjectStoreError);
      await expect(opening).rejects.toThrow(sentence);
      await expect(opening).rejects.not.toThrow(/secretweak/);
    },
  );
});

describe('openS3BlobStore behind a network with faults', () => {
  async function openBehindProxy() {
    const bucket = newBucket();
    const proxy = await startFaultProxy(Number(new URL(bucket.endpoint).port));
    const opened = await openTestObjectStore({ ...bucket, endpoint: `http://127.0.0.1:${proxy.port}` });
    onTestFinished(() => opened.store.close());
    return { ...opened, proxy };
  }

  it.each(['gone', 'stalled', 'failing'] as const)(
    'is unavailable while the store is %s, says so once, and loses nothing that it acknowledged',
    async (fault) => {
      const { store, proxy, metrics, logged } = await openBehindProxy();
      await store.write('looks/before', Buffer.from('before'));
      proxy.set(fault);
      const acknowledged = new Set<string>();
      for (const name of ['one', 'two', 'three']) {
        const write = store.write(`looks/${name}`, Buffer.from(name)).then(() => acknowledged.add(name));
        await expect(write).rejects.toMatchObject({ code: 'unavailable' });
        await expect(store.read('looks/before')).rejects.toMatchObject({ code: 'unavailable' });
      }
      expect(await servicesDown(metrics)).toEqual(['object-store']);

      proxy.set('none');
      await expect
        .poll(() => store.read('looks/before').catch(() => undefined))
        .toEqual(Buffer.from('before'));
      for (const name of acknowledged) expect(await store.has(`looks/${name}`)).toBe(true);
      await store.write('looks/after', Buffer.from('after'));
      expect(await servicesDown(metrics)).toEqual([]);
      expect(logged().map(({ level, service }) => [level, service])).toEqual([
        [50, 'object-store'],
        [30, 'object-store'],
      ]);
    },
  );

  it('returns no bytes that were changed on the way, and the right ones afterwards', async () => {
    const { store, proxy, logged } = await openBehindProxy();
    const bytes = Buffer.from('a picture'.repeat(1000));
    await store.write('looks/one', bytes);
    proxy.set('corrupt');
    await expect(store.read('looks/one')).rejects.toMatchObject({ code: 'unavailable' });
    expect(logged()).toMatchObject([
      { key: 'looks/one', msg: 'The store sends other bytes than were stored' },
    ]);
    proxy.set('none');
    expect(hashOf((await store.read('looks/one')) ?? Buffer.alloc(0))).toBe(hashOf(bytes));
  });
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
