import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { deleteUnusedUpload, findUnusedUploads, keepUpload } from '#catalogue/looks/look.repository.ts';
import type { Upload, UploadedLook } from '#catalogue/looks/look.ts';
import { noteOfferChange } from '#catalogue/offered/offer-revision.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { type AuditEventName, recordEvent } from '#infra/audit/record-event.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { isForeignKeyViolation } from '#infra/db/engine.ts';
import type { Schema } from '#infra/db/schema.ts';
import { readPng } from '#infra/png/read-png.ts';
import { nameTaken } from './administration.errors.ts';
import { filenameOf } from './filename.ts';
import { deleteOffer, isNameTaken, type OffersTable } from './offers.repository.ts';

interface UploadDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gallery: Gallery;
}

const LOOK_KEY_BYTES = 16;
/** By then every upload that is still under way is done. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;

export interface NewUpload {
  readonly bytes: Buffer;
  readonly upload: Omit<Upload, 'palette'>;
  readonly event: AuditEventName;
  readonly byAccountId: string;
  /** Writes the row that offers it; false where the name is taken by now. */
  offer(db: Transaction<Schema>, offered: { look_key: string; created_at: string }): Promise<boolean>;
}

/**
 * Takes a picture in and offers it, or leaves nothing of it: the look's row comes before its file and the offer
 * after it, so that whatever a killed process leaves is found by `sweepUploads`.
 * @throws {ServiceError} `already_exists`, `invalid_image`, `body_too_large`.
 */
export async function takeUpload(
  { db, clock, gallery }: UploadDependencies,
  { bytes, upload, event, byAccountId, offer }: NewUpload,
): Promise<{ readonly look: UploadedLook; readonly createdAt: string }> {
  if (await isNameTaken(db.queries, upload.name)) throw nameTaken();
  const { png, palette } = await readPng(bytes);
  const now = clock.now();
  const createdAt = now.toISOString();
  const look = { key: randomBytes(LOOK_KEY_BYTES).toString('hex'), upload: { ...upload, palette } };
  await keepUpload(db.queries, look, now);
  try {
    await gallery.keepUpload(look.key, png);
    await db.queries.transaction().execute(async (transaction) => {
      if (await isNameTaken(transaction, upload.name)) throw nameTaken();
      if (!(await offer(transaction, { look_key: look.key, created_at: createdAt }))) throw nameTaken();
      await noteOfferChange(transaction);
      await recordEvent(transaction, { event, byAccountId, subject: filenameOf(upload.name) }, now);
    });
  } catch (error) {
    await removeUnused({ db, gallery }, look.key);
    throw error;
  }
  return { look, createdAt };
}

/** Offers a look no more; what is not there is not offered already. The picture of an upload goes with it unless a wardrobe shows it. */
export async function deleteOffered(
  { db, clock, gallery }: UploadDependencies,
  table: OffersTable,
  { name, event, byAccountId }: Pick<NewUpload, 'event' | 'byAccountId'> & { readonly name: string },
): Promise<void> {
  const deleted = await db.queries.transaction().execute(async (transaction) => {
    const offer = await deleteOffer(transaction, table, name);
    if (!offer) return undefined;
    await noteOfferChange(transaction);
    await recordEvent(transaction, { event, byAccountId, subject: filenameOf(name) }, clock.now());
    return offer;
  });
  if (deleted?.origin === 'upload') await removeUnused({ db, gallery }, deleted.lookKey);
}

/** Removes uploads that nothing refers to any more, or never did since their process was killed; gives their number. */
export async function sweepUploads({ db, clock, gallery }: UploadDependencies): Promise<number> {
  const before = new Date(clock.now().getTime() - UNUSED_AFTER_MS);
  const unused = await findUnusedUploads(db.queries, before);
  for (const key of unused) await removeUnused({ db, gallery }, key);
  return unused.length;
}

async function removeUnused(
  { db, gallery }: { readonly db: Database; readonly gallery: Gallery },
  lookKey: string,
): Promise<void> {
  if (await isGone(db.queries, lookKey)) await gallery.removeUpload(lookKey);
}

/** A wardrobe that takes it at this moment keeps it. */
async function isGone(db: Kysely<Schema>, lookKey: string): Promise<boolean> {
  return deleteUnusedUpload(db, lookKey).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  });
}
