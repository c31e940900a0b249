import { type InstantOutfitsRequest, leansOfTaste, type Vibe } from '@glow/api';
import type { FitDependencies } from '#catalogue/fitted-looks/fit-looks.ts';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { isUploaded } from '#catalogue/looks/look.ts';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import { createOfferCache } from '#catalogue/offered/offer-cache.ts';
import { findKeysOfVibe } from '#catalogue/offered/offered-looks.repository.ts';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import type { ChosenLooks } from './chosen-looks.ts';
import { createFigureOffer } from './figure-offer.ts';
import { nearestToTaste } from './nearest-to-taste.ts';
import { randomSample } from './random-sample.ts';

interface InstantDependencies extends FitDependencies {
  readonly answers: AnswerStore;
}

/** One entry per vibe, with room for those of the offer before. */
const MAX_VIBES = 20;

/**
 * Returns a function that chooses looks of a vibe whose names are not excluded, at most as many as asked for, in an
 * order drawn anew for each call, what an administrator uploaded before the catalogue. When all are excluded there
 * are none and `uniqueExhausted` says why; a client that then clears the names it has seen gets them again (spec
 * sections 4 and 8). For a taste they are drawn from the third of them that it is believed to like best.
 */
export function createInstantOutfits(
  dependencies: InstantDependencies,
): (request: InstantOutfitsRequest, client: string) => Promise<ChosenLooks> {
  const { db, lookbook } = dependencies;
  const offers = createOfferCache<readonly DescribedLook[]>(dependencies, {
    kind: 'vibe',
    maxEntries: MAX_VIBES,
  });
  const chooseOnFigure = createFigureOffer(dependencies);

  async function readOffer(vibe: Vibe): Promise<readonly DescribedLook[]> {
    const keys = await findKeysOfVibe(db.queries, vibe);
    return lookbook.describe(await findLooks(db.queries, keys));
  }

  return async (request, client) => {
    const { vibe, image_count, exclude_names, figure, taste } = request;
    const offered = await offers(vibe, () => readOffer(vibe));
    if (figure) return chooseOnFigure({ ...request, figure }, offered, client);
    const excluded = new Set(exclude_names);
    const fresh = offered.filter(({ description }) => !excluded.has(description.name));
    const uploads = randomSample(
      fresh.filter(({ look }) => isUploaded(look)),
      image_count,
    );
    const leans = leansOfTaste(taste);
    const drawn = fresh.filter(({ look }) => !isUploaded(look));
    const nearest = nearestToTaste(drawn, leans, ({ description }) => description.traits);
    const catalogue = randomSample(nearest, image_count - uploads.length);
    return { looks: [...uploads, ...catalogue], uniqueExhausted: offered.length > 0 && fresh.length === 0 };
  };
}
