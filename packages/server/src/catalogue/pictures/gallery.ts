import { setTimeout as delay } from 'node:timers/promises';
import type { PictureLayer } from '@glow/stylist';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createSingleFlight, waitUntil } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { type Lease, type LockStore, NO_LOCKS } from '#infra/locks/lock-store.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { inSpan } from '#infra/telemetry/tracer.ts';
import { findStored } from '../looks/look.repository.ts';
import { isDrawn, isUploaded, type Look } from '../looks/look.ts';
import type { Lookbook, OpenedLook } from '../looks/lookbook.ts';
import { layerBlobKeys, layerKey } from './layer-forms.ts';
import { hasPart, partForms } from './look-parts.ts';
import { paintingBlobKey } from './painted-pictures.ts';
import { appendChecksum, stripChecksum } from './picture-checksum.ts';
import {
  CARD_FORM,
  type DrawnForm,
  PICTURE_FORMS,
  type PictureForm,
  pictureBlobKey,
} from './picture-form.ts';
import type { Demand, PictureSource, Urgency } from './picture-source.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { reconcileUploads, withdrawUpload } from './reconcile-uploads.ts';
import { shapeUpload, uploadBlobKey } from './upload-pictures.ts';

interface GalleryDependencies {
  readonly db: Database;
  readonly lookbook: Lookbook;
  readonly blobs: BlobStore;
  readonly pictures: PictureSource;
  /** Keeps servers from drawing one picture at once; default: each draws what it is asked for. */
  readonly locks?: LockStore;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface Gallery {
  /**
   * Returns the picture of the look with this key, of any release, or that of a part of it; undefined where there is no
   * such look or part. `client` identifies the requester, so that clients take turns where pictures wait to be drawn.
   */
  pictureOfKey(key: string, form: DrawnForm, client?: string): Promise<Buffer | undefined>;
  pictureOf(look: Look, form: DrawnForm, client?: string): Promise<Buffer | undefined>;
  /** Returns a layer of the picture of the look with this key; undefined where it has none, as what we did not draw. */
  layerOfKey(
    key: string,
    layer: PictureLayer,
    form: PictureForm,
    client?: string,
  ): Promise<Buffer | undefined>;
  /** Does the same as soon as no picture is drawn or looked for, behind everything else. */
  layerAtLeisure(key: string, layer: PictureLayer, form: PictureForm): Promise<Buffer | undefined>;
  /**
   * Draws these looks before all others, also where another form of them is requested later. Resolves when
   * they are drawn; a failure is logged, unless the queue is full, and left for the first request.
   */
  drawFirst(looks: readonly Look[], form: PictureForm): Promise<void>;
  /** Draws these looks in their order while no request waits for a picture. */
  prefetch(looks: readonly Look[], form: PictureForm): void;
  /** Does the same for generated looks, which rank behind those of the catalogue even when requested. */
  prefetchGenerated(looks: readonly Look[], form: PictureForm): void;
  /** Does the same for looks of the catalogue that no visitor has come to yet, one at a time beside the others. */
  prefetchAtLeisure(looks: readonly Look[], form: PictureForm): void;
  /**
   * Returns a look's picture as a small PNG, drawn or shaped anew.
   * @throws {ServiceError} `unavailable` once the gallery closes, since nobody's answer needs it.
   */
  thumbnailOf(look: Look, urgency: Urgency): Promise<Buffer | undefined>;
  /** Stores an uploaded picture, from which every form is made on request. */
  storeUpload(key: string, png: Buffer): Promise<void>;
  /** Withdraws uploads whose picture is lost, and offers again those whose picture came back. */
  reconcileUploads(): Promise<void>;
  /** Deletes the drawn pictures of a look; later requests draw it anew. */
  removePictures(key: string): Promise<void>;
  /** Deletes an uploaded picture in every form. */
  removeUpload(key: string): Promise<void>;
  /** Stops the prefetching; resolves when the drawings in progress are done. */
  close(): Promise<void>;
}

/** Four times a preview's: enough for its colours to be those of the picture. */
const THUMBNAIL = { widthPx: 96, format: 'png' } as const;
/** Looks with priority; by then the oldest of them are drawn. */
const MAX_FIRST = 200;
/** Generated looks known as such before their rows are read. */
const MAX_GENERATED = 5000;
/** Popular pictures are read from the disk once a minute. */
const MEMORY_MAX_BYTES = 32 * 1024 * 1024;
const MEMORY_TTL_MS = 60_000;
const WAIT_FOR_OTHERS_MS = 30_000;
const LOOK_AGAIN_MS = 100;
/** As often as it is looked whether anything else is drawn. */
const LEISURE_MS = 250;

/**
 * Creates the gallery: pictures by look, width and format, from the blobs, or drawn once on first request,
 * however many wait for it, and stored. A drawing belongs to no request, so a client that disconnects
 * cancels nothing.
 */
export function createGallery(dependencies: GalleryDependencies): Gallery {
  const { db, lookbook, blobs, pictures, locks = NO_LOCKS, metrics, log } = dependencies;
  const once = createSingleFlight<Buffer | undefined>();
  const first = new Set<string>();
  const generated = new LRUCache<string, true>({ max: MAX_GENERATED });
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: MEMORY_TTL_MS,
  });
  const pending = new Map<Promise<unknown>, string>();
  const closing = new AbortController();

  const isClosed = () => closing.signal.aborted;

  function urgencyOf(key: string, { urgency }: Demand): Urgency {
    if (first.has(key)) return 'first';
    return urgency === 'asked' && generated.has(key) ? 'generated' : urgency;
  }

  async function draw(look: Look, form: DrawnForm, demand: Demand): Promise<Buffer | undefined> {
    const measureDrawing = metrics.drawingSeconds.startTimer({ width: form.widthPx, format: form.format });
    const bytes = isUploaded(look)
      ? await shapeStoredUpload(look.key, form)
      : Buffer.from(
          await inSpan('draw', { width: form.widthPx, format: form.format }, () =>
            pictures.draw({ ...look, ...form, ...demand }),
          ),
        );
    measureDrawing();
    return bytes;
  }

  async function shapeStoredUpload(key: string, form: DrawnForm): Promise<Buffer | undefined> {
    const png = await blobs.read(uploadBlobKey(key));
    const shaped = png && (await shapeUpload(png, form).catch(() => undefined));
    if (!shaped) await withdrawUpload({ db, log, metrics }, key);
    return shaped;
  }

  /** Waits for drawings in progress first, which would otherwise be stored after the deletion. */
  async function removePictures(key: string): Promise<void> {
    const ofLook = [...pending].filter(([, lookKey]) => lookKey === key).map(([picture]) => picture);
    await Promise.allSettled(ofLook);
    const { look } = (await findStored(db.queries, key)) ?? {};
    const forms = [...PICTURE_FORMS, THUMBNAIL, CARD_FORM, ...(look ? partForms(look) : [])];
    const whole = forms.map((form) => pictureBlobKey(key, form));
    const blobKeys = [...whole, ...layerBlobKeys(key), paintingBlobKey(key)];
    for (const blobKey of blobKeys) memory.delete(blobKey);
    await locks.revoke(blobKeys);
    await Promise.all(blobKeys.map((blobKey) => blobs.delete(blobKey)));
  }

  function remember(blobKey: string, bytes: Buffer): Buffer {
    memory.set(blobKey, bytes);
    return bytes;
  }

  /** A store that is gone says so itself, once. */
  function noteBlobFailure(err: unknown, blobKey: string, what: string): undefined {
    if (!(err instanceof ServiceError)) log.error({ err, blobKey }, what);
  }

  /** Reads a picture; one that cannot be read, or is damaged, is drawn again. */
  async function readStored(blobKey: string): Promise<Buffer | undefined> {
    const read = blobs.read(blobKey);
    const kept = await read.catch((cause) => noteBlobFailure(cause, blobKey, 'A picture could not be read'));
    const bytes = stripChecksum(kept);
    if (kept && !bytes) {
      metrics.damagedPictures.inc({ kind: 'drawn' });
      log.warn({ blobKey }, 'A kept picture is damaged and is drawn again');
    }
    return bytes;
  }

  /**
   * Stores a picture; one that cannot be stored is answered all the same, and drawn again for the next
   * request.
   */
  async function store(blobKey: string, bytes: Buffer): Promise<void> {
    await blobs
      .write(blobKey, appendChecksum(bytes))
      .catch((cause) => noteBlobFailure(cause, blobKey, 'A picture could not be stored'));
  }

  /**
   * Does the work while no other server does it; returns what another one stored in the meantime. One that takes too
   * long is not waited for.
   */
  async function alone(
    blobKey: string,
    work: (isHeld: Lease['isHeld']) => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> {
    for (let waitedMs = 0; waitedMs < WAIT_FOR_OTHERS_MS && !isClosed(); waitedMs += LOOK_AGAIN_MS) {
      const lease = await locks.take(blobKey);
      if (!lease) {
        await delay(LOOK_AGAIN_MS);
        continue;
      }
      try {
        const stored = locks === NO_LOCKS ? undefined : await readStored(blobKey);
        return stored ?? (await work(lease.isHeld));
      } finally {
        await lease.release();
      }
    }
    return work(async () => true);
  }

  async function storedOrDrawn(
    key: string,
    form: DrawnForm,
    {
      client,
      find,
      of = key,
      ...demand
    }: Demand & {
      readonly find: () => Promise<OpenedLook | undefined>;
      /** Key of the look that it is a picture of. */
      readonly of?: string;
    },
  ): Promise<Buffer | undefined> {
    const blobKey = pictureBlobKey(key, form);
    const recent = memory.get(blobKey);
    if (recent) return recent;
    const { widthPx, part } = form;
    pictures.hasten({ key, widthPx, ...(part && { part }) }, { urgency: urgencyOf(key, demand), client });
    const picture = once(blobKey, async () => {
      const stored = await readStored(blobKey);
      if (stored) return remember(blobKey, stored);
      const found = await find();
      if (!found || (part && !hasPart(found.look, part))) return undefined;
      if (found.source === 'generated') generated.set(key, true);
      const picture = await alone(blobKey, async (isHeld) => {
        const drawn = await draw(found.look, form, { urgency: urgencyOf(key, demand), client });
        const isStored = pictures.stores && !isUploaded(found.look);
        if (drawn && !isStored && (await isHeld())) await store(blobKey, drawn);
        return drawn;
      });
      return picture && remember(blobKey, picture);
    });
    pending.set(picture, of);
    return picture.finally(() => pending.delete(picture));
  }

  const pictureOf = (look: Look, form: DrawnForm, demand: Demand) =>
    storedOrDrawn(look.key, form, { ...demand, find: async () => ({ look, source: 'offered' }) });

  function layerOf(lookKey: string, layer: PictureLayer, form: PictureForm, demand: Demand) {
    const key = layerKey(lookKey, layer);
    const find = async (): Promise<OpenedLook | undefined> => {
      const { look, source } = (await lookbook.open(lookKey)) ?? {};
      if (!source || !look || !isDrawn(look) || look.spec.models?.paintedBy) return undefined;
      return { look: { key, spec: look.spec, frame: layer }, source };
    };
    return storedOrDrawn(key, form, { ...demand, find, of: lookKey });
  }

  const createQueue = () =>
    createPrefetchQueue<Look>((look, form) => pictureOf(look, form, { urgency: 'ahead' }), log);
  const prefetchQueue = createQueue();
  const leisureQueue = createQueue();

  return {
    pictureOf: (look, form, client) => pictureOf(look, form, { urgency: 'asked', client }),
    pictureOfKey: (key, form, client) =>
      storedOrDrawn(key, form, { urgency: 'asked', client, find: () => lookbook.open(key) }),
    layerOfKey: (key, layer, form, client) => layerOf(key, layer, form, { urgency: 'asked', client }),
    async layerAtLeisure(key, layer, form) {
      while (pending.size > 0 && !isClosed()) await delay(LEISURE_MS);
      return isClosed() ? undefined : layerOf(key, layer, form, { urgency: 'ahead' });
    },
    async drawFirst(looks, form) {
      if (isClosed()) return;
      for (const { key } of looks) first.delete(key);
      for (const { key } of looks) first.add(key);
      for (const key of [...first].slice(0, -MAX_FIRST)) first.delete(key);
      const drawn = await Promise.allSettled(
        looks.map((look) => pictureOf(look, form, { urgency: 'first' })),
      );
      for (const outcome of drawn) {
        if (outcome.status === 'fulfilled' || isClosed() || outcome.reason instanceof ServiceError) continue;
        log.warn({ err: outcome.reason }, 'A picture could not be drawn first');
      }
    },
    prefetch: prefetchQueue.add,
    prefetchAtLeisure: leisureQueue.add,
    thumbnailOf: (look, urgency) => waitUntil(closing.signal, draw(look, THUMBNAIL, { urgency })),
    prefetchGenerated(looks, form) {
      for (const { key } of looks) generated.set(key, true);
      prefetchQueue.add(looks, form);
    },
    storeUpload: (key, png) => blobs.write(uploadBlobKey(key), png),
    reconcileUploads: () => reconcileUploads({ db, blobs, log, metrics }),
    removePictures,
    async removeUpload(key) {
      await blobs.delete(uploadBlobKey(key));
      await removePictures(key);
    },
    async close() {
      closing.abort(new ServiceError('unavailable'));
      prefetchQueue.close();
      leisureQueue.close();
      await Promise.allSettled(pending.keys());
    },
  };
}
