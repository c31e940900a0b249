import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import type { Log } from '#infra/logging/log.ts';
import { noteOfferChange } from '../offered/offer-revision.ts';
import { shapeUpload, uploadBlobKey } from './upload-pictures.ts';

/** Where an upload is offered; `withdrawn` is what is kept and not offered. */
const OFFERS = ['style_looks', 'instant_outfits'] as const;
const SMALLEST = { widthPx: 320, format: 'png' } as const;

interface Parts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly log: Log;
}

/** Offers an upload no more whose picture is gone or damaged, until `reconcileUploads` finds it whole again. */
export async function withdrawUpload({ db, log }: Omit<Parts, 'blobs'>, lookKey: string): Promise<void> {
  log.error({ key: lookKey }, 'The picture of an upload is gone or damaged: it is offered no more');
  await db.queries.transaction().execute(async (transaction) => {
    for (const table of OFFERS) {
      await transaction
        .updateTable(table)
        .set({ state: 'withdrawn' })
        .where('look_key', '=', lookKey)
        .where('origin', '=', 'upload')
        .where('state', '=', 'offered')
        .execute();
    }
    await noteOfferChange(transaction);
  });
}

/** Withdraws every upload whose picture is gone, and offers again what was withdrawn and came back from a backup. */
export async function reconcileUploads(parts: Parts): Promise<void> {
  const { db, blobs } = parts;
  for (const table of OFFERS) {
    const uploads = await db.queries
      .selectFrom(table)
      .select(['look_key', 'state'])
      .where('origin', '=', 'upload')
      .where('state', 'in', ['offered', 'withdrawn'])
      .execute();
    for (const { look_key, state } of uploads) {
      if (state === 'offered') {
        if (!(await blobs.has(uploadBlobKey(look_key)))) await withdrawUpload(parts, look_key);
      } else if (await isWhole(parts, look_key)) {
        await db.queries.transaction().execute(async (transaction) => {
          const offered = transaction.updateTable(table).set({ state: 'offered' });
          await offered.where('look_key', '=', look_key).where('origin', '=', 'upload').execute();
          await noteOfferChange(transaction);
        });
      }
    }
  }
}

async function isWhole({ blobs }: Pick<Parts, 'blobs'>, lookKey: string): Promise<boolean> {
  const png = await blobs.read(uploadBlobKey(lookKey));
  if (!png) return false;
  return shapeUpload(png, SMALLEST).then(
    () => true,
    () => false,
  );
}
