import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { bumpOfferRevision } from '../offered/offer-revision.ts';
import { findUploadStates, setUploadState } from '../offered/offered-looks.repository.ts';
import { shapeUpload, uploadBlobKey } from './upload-pictures.ts';

const SMALLEST = { widthPx: 320, format: 'png' } as const;

interface Parts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'damagedPictures'>;
}

/** Withdraws an upload whose picture is lost or damaged, until `reconcileUploads` finds it whole again. */
export async function withdrawUpload(
  { db, log, metrics }: Omit<Parts, 'blobs'>,
  lookKey: string,
): Promise<void> {
  metrics.damagedPictures.inc({ kind: 'uploaded' });
  log.error({ key: lookKey }, 'The picture of an upload is lost or damaged: the upload is withdrawn');
  await changeState(db, lookKey, 'withdrawn');
}

/**
 * Withdraws every upload whose picture is lost, and offers again those whose picture came back from a backup. One whose
 * picture cannot be looked at stays as it is.
 * @throws the first failure, once all have been looked at.
 */
export async function reconcileUploads(parts: Parts): Promise<void> {
  const failures: unknown[] = [];
  for (const upload of await findUploadStates(parts.db.queries)) {
    await reconcileUpload(parts, upload).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

type UploadState = Awaited<ReturnType<typeof findUploadStates>>[number];

async function reconcileUpload(parts: Parts, { look_key, state }: UploadState): Promise<void> {
  const { db, blobs } = parts;
  if (state === 'offered') {
    if (!(await blobs.has(uploadBlobKey(look_key)))) await withdrawUpload(parts, look_key);
  } else if (await isWhole(parts, look_key)) {
    await changeState(db, look_key, 'offered');
  }
}

async function changeState(db: Database, lookKey: string, state: 'offered' | 'withdrawn'): Promise<void> {
  await inTransaction(db.queries, async (transaction) => {
    await setUploadState(transaction, lookKey, state);
    await bumpOfferRevision(transaction);
  });
}

async function isWhole({ blobs }: Pick<Parts, 'blobs'>, lookKey: string): Promise<boolean> {
  const png = await blobs.read(uploadBlobKey(lookKey));
  if (!png) return false;
  return shapeUpload(png, SMALLEST).then(
    () => true,
    () => false,
  );
}
