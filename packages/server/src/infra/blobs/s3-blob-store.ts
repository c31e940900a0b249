import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '#config/config.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import { watchService } from '../service-watch.ts';
import { checkBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';
import { ensureBucket } from './s3-bucket.ts';

const CONNECT_TIMEOUT_MS = 1000;
/** A store that lost its disk answers nothing at all, and no error. */
const CALL_TIMEOUT_MS = 4000;
/** An upload of 15 MB, on a line that has other work to do. */
const WRITE_TIMEOUT_MS = 15_000;
const ATTEMPTS = 2;
/** Of our own, since an `ETag` is the MD5 of the bytes only where a store does not encrypt them. */
const CHECKSUM = 'sha256';

export interface S3BlobStore extends BlobStore {
  close(): void;
}

/**
 * Opens the blobs in a bucket of an S3-compatible store, made when absent. Every call rejects with a `ServiceError`
 * `unavailable` where the store cannot do it in time.
 * @throws {ObjectStoreError} where the bucket cannot be used.
 */
export async function openS3BlobStore(
  config: ObjectStoreConfig,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Promise<S3BlobStore> {
  const { endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
    // By default the client sends checksums in trailers, which Ceph and Swift refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await ensureBucket(client, config).catch((cause: unknown) => {
    client.destroy();
    throw cause;
  });
  const watch = watchService('object-store', { log, metrics });
  const objectOf = (key: string) => ({ Bucket: config.bucket, Key: checkBlobKey(key) });

  async function get(object: ReturnType<typeof objectOf>) {
    const abortSignal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const { Body, Metadata } = await client.send(new GetObjectCommand(object), { abortSignal });
    const bytes = await buffer(addAbortSignal(abortSignal, Body as Readable));
    const expected = Metadata?.[CHECKSUM];
    return { bytes, isWhole: expected === undefined || expected === checksumOf(bytes) };
  }

  return {
    async read(key) {
      const object = objectOf(key);
      const read = () => watch.run(() => get(object).catch(ifAbsent(undefined)));
      let got = await read();
      if (got && !got.isWhole) got = await read(); // changed on the way
      if (!got || got.isWhole) return got?.bytes;
      metrics.serviceFailures.inc({ service: 'object-store' });
      log.error({ key }, 'The store sends other bytes than were stored');
      throw new ServiceError('unavailable');
    },

    async has(key) {
      const head = new HeadObjectCommand(objectOf(key));
      return watch.run(() =>
        client
          .send(head, { abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
          .then(({ ContentLength = 0 }) => ContentLength > 0, ifAbsent(false)),
      );
    },

    async write(key, bytes) {
      const put = new PutObjectCommand({
        ...objectOf(key),
        Body: bytes,
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        Metadata: { [CHECKSUM]: checksumOf(bytes) },
      });
      await watch.run(() => client.send(put, { abortSignal: AbortSignal.timeout(WRITE_TIMEOUT_MS) }));
    },

    async delete(key) {
      const remove = new DeleteObjectCommand(objectOf(key));
      await watch.run(() => client.send(remove, { abortSignal: AbortSignal.timeout(CALL_TIMEOUT_MS) }));
    },

    close: () => client.destroy(),
  };
}

const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function ifAbsent<Value>(value: Value) {
  return (cause: unknown): Value => {
    if (cause instanceof Error && ['NoSuchKey', 'NotFound'].includes(cause.name)) return value;
    throw cause;
  };
}
