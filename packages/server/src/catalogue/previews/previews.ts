import { LRUCache } from 'lru-cache';
import { createSingleFlight, waitAtMost } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Look } from '../looks/look.ts';
import type { Gallery } from '../pictures/gallery.ts';
import type { Urgency } from '../pictures/picture-source.ts';
import { encodePreview } from './encode-preview.ts';
import { findPreviews, storePreview } from './preview.repository.ts';

/** The previews of looks, by their keys. */
export type PreviewsByKey = ReadonlyMap<string, string>;

export interface Previews {
  /**
   * Returns the previews of these looks. What has none yet gets it in the background; the call waits for it a quarter
   * of a second at most and leaves out what is not made by then, or cannot be.
   */
  of(looks: readonly Look[]): Promise<PreviewsByKey>;
  /** Makes what these looks lack, one at a time, while no picture that somebody waits for is drawn. */
  makeAhead(looks: readonly Look[], signal: AbortSignal): Promise<void>;
}

interface PreviewDependencies {
  readonly db: Database;
  readonly gallery: Pick<Gallery, 'thumbnailOf'>;
  readonly log: Log;
}

const MAX_WAIT_MS = 250;
/** Some three megabytes: every offered look, and those of recent visitors. */
const MAX_KNOWN = 5000;
/** Keys of one query. */
const BATCH = 200;

/** Creates the previews: from memory, from the looks' rows, or made once from a small picture and stored there. */
export function createPreviews({ db, gallery, log }: PreviewDependencies): Previews {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });
  const once = createSingleFlight<void>();

  /** A preview is an ornament: whatever fails, the looks are answered without it. */
  function noteFailure(err: unknown): undefined {
    if (!(err instanceof ServiceError)) log.warn({ err }, 'Previews could not be had');
  }

  function make(look: Look, urgency: Urgency): Promise<void> {
    const work = async () => {
      const picture = await gallery.thumbnailOf(look, urgency);
      if (!picture) return;
      const preview = await encodePreview(picture);
      known.set(look.key, preview);
      await storePreview(db.queries, { key: look.key, preview });
    };
    return once(look.key, work).catch(noteFailure);
  }

  /** Reads what is stored; returns the looks that have no preview, as far as that can be read. */
  async function unmadeOf(looks: readonly Look[]): Promise<readonly Look[]> {
    const isUnknown = ({ key }: Look) => !known.has(key);
    const keys = looks.filter(isUnknown).map(({ key }) => key);
    if (keys.length === 0) return [];
    const stored = await findPreviews(db.queries, keys).catch(noteFailure);
    for (const { key, preview } of stored ?? []) known.set(key, preview);
    return stored ? looks.filter(isUnknown) : [];
  }

  return {
    async of(looks) {
      const unmade = await unmadeOf(looks);
      if (unmade.length > 0) {
        const made = Promise.all(unmade.map((look) => make(look, 'first')));
        await waitAtMost(MAX_WAIT_MS, made, undefined);
      }
      return new Map(
        looks.flatMap(({ key }) => {
          const preview = known.get(key);
          return preview ? [[key, preview] as const] : [];
        }),
      );
    },
    async makeAhead(looks, signal) {
      for (let start = 0; start < looks.length; start += BATCH) {
        for (const look of await unmadeOf(looks.slice(start, start + BATCH))) {
          if (signal.aborted) return;
          await make(look, 'ahead');
        }
      }
    },
  };
}
