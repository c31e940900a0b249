import type { InstantOutfitsRequest, Vibe } from '@glow/api';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { isUploaded } from '#catalogue/looks/look.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import { createOfferCache } from '#catalogue/offered/offer-cache.ts';
import { findKeysOfVibe } from '#catalogue/offered/offered-looks.repository.ts';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import type { Database } from '#infra/db/database.ts';
import { randomSample } from './random-sample.ts';

export interface ChosenLooks {
  readonly looks: readonly DescribedLook[];
  /** Every look of the vibe is among the excluded names; false for a vibe that has none at all. */
  readonly uniqueExhausted: boolean;
}

/** One entry per vibe, with room for those of the offer before. */
const MAX_VIBES = 20;

/**
 * Returns a function that chooses looks of a vibe whose names are not excluded, at most as many as asked for, in an
 * order drawn anew for each call, what an administrator uploaded before the catalogue. When all are excluded there
 * are none and `uniqueExhausted` says why; a client that then clears the names it has seen gets them again (spec
 * sections 4 and 8).
 */
export function createInstantOutfits({
  db,
  lookbook,
  answers,
}: {
  readonly db: Database;
  readonly lookbook: Lookbook;
  readonly answers: AnswerStore;
}): (request: InstantOutfitsRequest) => Promise<ChosenLooks> {
  const offers = createOfferCache<readonly DescribedLook[]>(
    { db, answers },
    { kind: 'vibe', maxEntries: MAX_VIBES },
  );

  async function readOffer(vibe: Vibe): Promise<readonly DescribedLook[]> {
    const keys = await findKeysOfVibe(db.queries, vibe);
    return lookbook.describe(await findLooks(db.queries, keys));
  }

  return async ({ vibe, image_count, exclude_names }) => {
    const offered = await offers(vibe, () => readOffer(vibe));
    const excluded = new Set(exclude_names);
    const fresh = offered.filter(({ description }) => !excluded.has(description.name));
    const uploads = randomSample(
      fresh.filter(({ look }) => isUploaded(look)),
      image_count,
    );
    const catalogue = randomSample(
      fresh.filter(({ look }) => !isUploaded(look)),
      image_count - uploads.length,
    );
    return { looks: [...uploads, ...catalogue], uniqueExhausted: offered.length > 0 && fresh.length === 0 };
  };
}
