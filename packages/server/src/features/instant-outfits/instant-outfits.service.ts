import type { InstantOutfitsRequest } from '@glow/api';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findLooks, type Look } from '../../platform/looks/index.ts';
import { findOffered, type OfferedOutfit } from './instant-outfits.repository.ts';
import { shuffled } from './shuffled.ts';

export interface ChosenLooks {
  readonly looks: readonly Look[];
  /** Every look of the vibe is among the excluded names; false for a vibe that has none at all. */
  readonly uniqueExhausted: boolean;
}

/**
 * Looks of a vibe whose names are not excluded, at most as many as asked for, in an order drawn anew for each
 * call, what an administrator uploaded before the catalogue. When all are excluded there are none and `uniqueExhausted` says why; a client that then forgets the
 * names it has seen gets them again (spec sections 4 and 8).
 */
export async function chooseLooks(
  { db }: Pick<Dependencies, 'db'>,
  { vibe, image_count, exclude_names }: InstantOutfitsRequest,
): Promise<ChosenLooks> {
  const offered = await findOffered(db.queries, vibe);
  const excluded = new Set(exclude_names);
  const fresh = offered.filter(({ name }) => !excluded.has(name));
  const ofOrigin = (origin: OfferedOutfit['origin']) =>
    shuffled(fresh.filter((outfit) => outfit.origin === origin));
  const chosen = [...ofOrigin('upload'), ...ofOrigin('catalogue')].slice(0, image_count);
  const looks = await findLooks(
    db.queries,
    chosen.map(({ look_key }) => look_key),
  );
  return { looks, uniqueExhausted: offered.length > 0 && fresh.length === 0 };
}
