import { castOne } from '../compose/casting.ts';
import { PRESENTATION_DEAL } from '../compose/casting-deals.ts';
import { dressCast, largeColours, wornItem } from '../compose/draft-look.ts';
import { briefOf, type LookRequest } from '../compose/look-request.ts';
import { weaveCloth } from '../compose/weave-cloth.ts';
import { generatedNames } from '../describe/generated-names.ts';
import { isMadeFor } from '../garments/worn-by.ts';
import { type OutfitSpec, SCENE_VARIANTS } from '../outfit.ts';
import { createRandom, pickOne } from '../random.ts';
import { violationsOf } from '../rules/check-reading.ts';
import type { OutfitProposal } from './outfit-proposal.ts';
import { readProposal } from './read-proposal.ts';
import { storyOf } from './story-of-proposal.ts';

export type DressedProposal =
  | { readonly state: 'sound'; readonly spec: OutfitSpec; readonly names: readonly string[] }
  | { readonly state: 'broken'; readonly sentences: readonly string[] };

/** People, places and poses that a proposal is tried with: hair, hats, aids and bags have gates of their own. */
const MAX_TRIES = 24;

/**
 * Dresses a person in what a model proposes, and holds the look to every gate of ours and of the request. Prints, trims,
 * tucks, pose and light are the stylist's. The same seed gives the same look.
 * @returns The look with the names it may take, or what is wrong with it, one sentence each.
 */
export function dressProposal(request: LookRequest, proposal: OutfitProposal, seed: number): DressedProposal {
  const read = readProposal(request, proposal);
  if (read.state === 'broken') return read;
  const { pieces, scene } = read;
  const brief = briefOf(request);
  const shape = 'bodyShape' in request ? request.bodyShape : undefined;
  const story = storyOf(pieces.map(({ pick, swatch }) => ({ slot: pick.garment.slot, swatch })));
  const items = pieces.map(({ pick, swatch }) => wornItem(pick, weaveCloth(pick, swatch.colour, story)));
  const worn = largeColours(
    pieces.map(({ pick }) => pick),
    items,
  );
  const wearers = PRESENTATION_DEAL.filter((presentation) =>
    pieces.every(({ pick }) => isMadeFor(pick.garment, presentation)),
  );
  const random = createRandom(seed);
  let fewest: readonly string[] | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const light = pickOne(random, brief.moods) === 'evening' ? 'evening' : 'day';
    const place = { name: scene, variant: pickOne(random, SCENE_VARIANTS) };
    const { spec, ...rest } = dressCast(
      { items, worn, story, light },
      castOne(random, shape, wearers),
      place,
      random,
    );
    const violations = violationsOf({ spec, ...rest }, brief);
    if (violations.length === 0) return { state: 'sound', spec, names: generatedNames(spec) };
    if (!fewest || violations.length < fewest.length) fewest = violations.map(({ sentence }) => sentence);
  }
  return { state: 'broken', sentences: fewest ?? [] };
}
