import {
  CreateBucketCommand,
  HeadBucketCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '#config/config.ts';
import { ObjectStoreError } from './object-store-error.ts';

/** The first bucket of a new store makes its pools. */
const START_TIMEOUT_MS = 15_000;
const REFUSED = [401, 403];

/** Makes the bucket where there is none. @throws {ObjectStoreError} where it cannot be used. */
export async function ensureBucket(
  client: S3Client,
  { bucket: Bucket }: Pick<ObjectStoreConfig, 'bucket'>,
): Promise<void> {
  const options = { abortSignal: AbortSignal.timeout(START_TIMEOUT_MS) };
  const create = async (cause: unknown) => {
    if (statusOf(cause) !== 404) throw cause;
    await client.send(new CreateBucketCommand({ Bucket }), options).catch((error: unknown) => {
      // Another server made it in the meantime.
      if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
    });
  };
  await client
    .send(new HeadBucketCommand({ Bucket }), options)
    .catch(create)
    .catch((cause: unknown) => {
      throw new ObjectStoreError(reasonOf(cause), { cause });
    });
}

function reasonOf(cause: unknown): string {
  const status = statusOf(cause);
  if (status === undefined) return 'GLOW_S3_ENDPOINT names a store that does not answer.';
  if (REFUSED.includes(status))
    return 'GLOW_S3_ACCESS_KEY_ID and GLOW_S3_SECRET_ACCESS_KEY are refused by the store, or may not use GLOW_S3_BUCKET.';
  return `GLOW_S3_BUCKET is neither there nor can it be made: the store answers ${status}.`;
}

function statusOf(cause: unknown): number | undefined {
  return cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
}
