import { PICTURE_LAYERS } from '@glow/stylist';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { waitAtMost } from '#infra/concurrency.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Look } from '../looks/look.ts';
import type { Gallery } from '../pictures/gallery.ts';
import { ANNOUNCED_FORMS, layerBlobKeys } from '../pictures/layer-forms.ts';
import { createPrefetchQueue } from '../pictures/prefetch-queue.ts';

/** Which looks' pictures can be had in layers. */
export interface Layers {
  /** Returns the keys of those of these looks whose layers are all stored, as far as that is known in time. */
  of(looks: readonly Look[]): Promise<ReadonlySet<string>>;
  /** Has the layers of this look, whose picture somebody asked for, drawn once nothing else is. */
  drawLater(key: string): void;
  /** Draws no more. */
  close(): void;
}

interface LayersDependencies {
  readonly gallery: Pick<Gallery, 'layerAtLeisure'>;
  readonly blobs: Pick<BlobStore, 'has'>;
  /** `on-demand`: none are drawn, and only those announced that are stored. */
  readonly drawing: 'at-start' | 'on-demand';
  readonly log: Log;
}

/** An answer waits no longer to hear of an ornament. */
const MAX_WAIT_MS = 50;
const MAX_KNOWN = 5000;
/** Another server may have drawn them in the meantime. */
const KNOWN_FOR_MS = 5 * 60_000;

/** Creates the layers: known from the blobs, drawn by the gallery behind everything else. */
export function createLayers({ gallery, blobs, drawing, log }: LayersDependencies): Layers {
  const known = new LRUCache<string, 'stored' | 'missing'>({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS });
  const ordered = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS });

  async function lookFor(key: string): Promise<'stored' | 'missing'> {
    const found = known.get(key);
    if (found) return found;
    const isThere = layerBlobKeys(key, ANNOUNCED_FORMS).map((blobKey) => blobs.has(blobKey));
    const all = await Promise.all(isThere).catch(() => [false]); // a store that is gone says so itself
    const state = all.every(Boolean) ? 'stored' : 'missing';
    known.set(key, state);
    return state;
  }

  const queue = createPrefetchQueue<{ readonly key: string }>(async ({ key }, form) => {
    for (const layer of PICTURE_LAYERS) await gallery.layerAtLeisure(key, layer, form);
    known.delete(key);
  }, log);

  async function order(key: string): Promise<void> {
    if ((await lookFor(key)) === 'stored') return;
    for (const form of ANNOUNCED_FORMS) queue.add([{ key }], form);
  }

  return {
    async of(looks) {
      const unknown = looks.filter(({ key }) => !known.has(key));
      if (unknown.length > 0) {
        const found = Promise.all(unknown.map(({ key }) => lookFor(key)));
        await waitAtMost(MAX_WAIT_MS, found, undefined);
      }
      return new Set(looks.flatMap(({ key }) => (known.get(key) === 'stored' ? [key] : [])));
    },
    drawLater(key) {
      if (drawing === 'on-demand' || ordered.has(key)) return;
      ordered.set(key, true);
      void order(key);
    },
    close: () => queue.close(),
  };
}
