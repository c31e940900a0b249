import { nearestSwatch, swatchesOf } from '../colour/dye.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch } from '../colour/swatches.ts';
import { sceneNames } from '../compose/dealt-place.ts';
import type { Candidate } from '../compose/garment-pool.ts';
import { briefOf, type LookRequest } from '../compose/look-request.ts';
import type { Slot } from '../garments/garment.ts';
import type { SceneName } from '../outfit.ts';
import type { OutfitProposal, ProposedItem } from './outfit-proposal.ts';
import { candidatesFor } from './wardrobe-offer.ts';

/** A proposed piece found in the wardrobe, in a colour its cloth comes in. */
export interface ReadPiece {
  readonly pick: Candidate;
  readonly swatch: Swatch;
}

export type ReadProposal =
  | { readonly state: 'read'; readonly scene: SceneName; readonly pieces: readonly ReadPiece[] }
  | { readonly state: 'broken'; readonly sentences: readonly string[] };

/** Of a model's words in a sentence that goes back to it. */
const QUOTED_CHARACTERS = 40;
const quoted = (text: string) => JSON.stringify(text.slice(0, QUOTED_CHARACTERS));

/** Every colour that has a name of its own, for one that a dye does not come in. */
const COLOUR_CARD: readonly Swatch[] = [...NEUTRALS, ...CHROMATICS, ...LEATHERS];

/** The colour itself, or where the dye lacks it, the nearest that it comes in. */
function swatchFor({ option }: Candidate, colour: string): Swatch | undefined {
  const wanted = colour.trim().toLowerCase();
  const offered = swatchesOf(option.dye);
  const known = offered.find(({ name }) => name === wanted);
  if (known) return known;
  const elsewhere = COLOUR_CARD.find(({ name }) => name === wanted);
  return elsewhere && nearestSwatch(elsewhere.colour, offered);
}

function readPiece(candidates: readonly Candidate[], item: ProposedItem): ReadPiece | string {
  const ofGarment = candidates.filter(({ garment }) => garment.id === item.garment);
  const [first] = ofGarment;
  if (!first) return `${quoted(item.garment)} is no garment of the offer.`;
  const named = ofGarment.find(({ option }) => option.name === item.cloth);
  const pick = named ?? (new Set(ofGarment.map(({ option }) => option.name)).size === 1 ? first : undefined);
  if (!pick) return `${first.garment.id} does not come in ${quoted(item.cloth)}.`;
  const swatch = swatchFor(pick, item.colour);
  return swatch ? { pick, swatch } : `${quoted(item.colour)} is no colour of the offer.`;
}

/**
 * Looks a proposal up in the wardrobe of a request. A colour that a dye lacks becomes the nearest it has, a cloth that
 * is none of the garment's its only one; whatever else is wrong is said in a sentence each.
 */
export function readProposal(request: LookRequest, { scene, items }: OutfitProposal): ReadProposal {
  const candidates = candidatesFor(request);
  const place = sceneNames(briefOf(request)).find((name) => name === scene);
  const read = items.map((item) => readPiece(candidates, item));
  const pieces = read.filter((piece) => typeof piece !== 'string');
  const taken = new Set<Slot>();
  const twice = pieces.filter(({ pick: { garment } }) => taken.size === taken.add(garment.slot).size);
  const sentences = [
    ...(place ? [] : [`${quoted(scene)} is no scene of the offer.`]),
    ...read.filter((piece) => typeof piece === 'string'),
    ...twice.map(({ pick: { garment } }) => `A look has one ${garment.slot}: ${garment.id} is a second.`),
  ];
  return place && sentences.length === 0
    ? { state: 'read', scene: place, pieces }
    : { state: 'broken', sentences };
}
