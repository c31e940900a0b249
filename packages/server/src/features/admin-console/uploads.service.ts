import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deleteUnusedUpload, findUnusedUploads, storeUpload } from '#catalogue/looks/look.repository.ts';
import type { Upload, UploadedLook } from '#catalogue/looks/look.ts';
import { filenameOf } from '#catalogue/looks/look.ts';
import { bumpOfferRevision } from '#catalogue/offered/offer-revision.ts';
import {
  deleteOffer,
  isNameTaken,
  type OfferKind,
  type OfferTags,
  offerUpload,
} from '#catalogue/offered/offered-looks.repository.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { type AuditEventName, recordEvent } from '#infra/audit.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { isForeignKeyViolation } from '#infra/db/engine-errors.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Schema } from '#infra/db/schema.ts';
import { readPng } from '#infra/png/read-png.ts';
import { nameTaken } from './administration.errors.ts';

interface UploadDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gallery: Gallery;
}

const LOOK_KEY_BYTES = 16;
/** By then every upload in progress is finished. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;

export interface NewUpload {
  readonly bytes: Buffer;
  readonly upload: Omit<Upload, 'palette'>;
  readonly event: AuditEventName;
  readonly byAccountId: string;
  /** What it is offered for. */
  readonly tags: OfferTags;
}

/**
 * Stores a picture and offers it, or leaves nothing of it: the look's row precedes its file and the offer
 * follows it, so that `sweepUploads` finds whatever a killed process leaves.
 * @throws {ServiceError} `already_exists`, `invalid_image`, `body_too_large`.
 */
export async function addUpload(
  { db, clock, gallery }: UploadDependencies,
  { bytes, upload, event, byAccountId, tags }: NewUpload,
): Promise<{ readonly look: UploadedLook; readonly createdAt: string }> {
  if (await isNameTaken(db.queries, upload.name)) throw nameTaken();
  const { png, palette } = await readPng(bytes);
  const now = clock.now();
  const createdAt = now.toISOString();
  const look = { key: randomBytes(LOOK_KEY_BYTES).toString('hex'), upload: { ...upload, palette } };
  await storeUpload(db.queries, look, now);
  try {
    await gallery.storeUpload(look.key, png);
    await inTransaction(db.queries, async (transaction) => {
      if (await isNameTaken(transaction, upload.name)) throw nameTaken();
      const offer = { ...tags, name: upload.name, look_key: look.key, created_at: createdAt };
      if (!(await offerUpload(transaction, offer))) throw nameTaken();
      await bumpOfferRevision(transaction);
      await recordEvent(transaction, { event, byAccountId, subject: filenameOf(upload.name) }, now);
    });
  } catch (error) {
    await removeUnused({ db, gallery }, look.key);
    throw error;
  }
  return { look, createdAt };
}

/**
 * Ends the offer of a look; does nothing where none is offered. The picture of an upload is deleted with it
 * unless a wardrobe shows it.
 */
export async function deleteOffered(
  { db, clock, gallery }: UploadDependencies,
  kind: OfferKind,
  { name, event, byAccountId }: Pick<NewUpload, 'event' | 'byAccountId'> & { readonly name: string },
): Promise<void> {
  const deleted = await inTransaction(db.queries, async (transaction) => {
    const offer = await deleteOffer(transaction, kind, name);
    if (!offer) return undefined;
    await bumpOfferRevision(transaction);
    await recordEvent(transaction, { event, byAccountId, subject: filenameOf(name) }, clock.now());
    return offer;
  });
  if (deleted?.origin === 'upload') await removeUnused({ db, gallery }, deleted.lookKey);
}

/** Deletes uploads that nothing refers to, also those whose process was killed; returns their number. */
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

/** Deletes the row of an unused upload; returns false where a wardrobe saves it at this moment. */
async function isGone(db: Kysely<Schema>, lookKey: string): Promise<boolean> {
  return deleteUnusedUpload(db, lookKey).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  });
}
