import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { drawAim, drawDeal, drawShoes, isAimedAt } from './aim.ts';
import { castOne } from './casting.ts';
import { composeDeck } from './compose-deck.ts';
import { bestLook, NoLookError, nameLook } from './compose-one.ts';
import { anyPlace } from './dealt-place.ts';
import { briefOf, type LookRequest } from './look-request.ts';

export interface ComposeOptions {
  readonly count: number;
  readonly seed: number;
  /** Names that are in use and must not come again. */
  readonly exclude?: ReadonlySet<string>;
}

const bodyShapeOf = (request: LookRequest) =>
  'bodyShape' in request ? { bodyShape: request.bodyShape } : {};

/** After so many women and places in vain the wardrobe is at fault. */
const MAX_TURNS = 2400;
/** Turns a plan and a register are given before others are dealt. */
const PLAN_TURNS = 400;
/** Turns a woman and the pieces dealt to her are given: fewer would favour what goes with everything. */
const AIM_TURNS = 60;

/**
 * One look for a request; the same seed gives the same look. Its name never is one of a catalogue's. Throws
 * {@link NoLookError}.
 */
export function composeLook(request: LookRequest, seed: number): OutfitSpec {
  const brief = briefOf(request);
  const { bodyShape } = { bodyShape: undefined, ...bodyShapeOf(request) };
  const deals = createRandom(seed);
  let deal = drawDeal(deals, brief);
  let cast = castOne(deals, bodyShape);
  let aim = drawAim(deals, brief, deal, cast.bodyShape);
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    if (turn > 0 && turn % PLAN_TURNS === 0) deal = drawDeal(deals, brief);
    if (turn > 0 && turn % AIM_TURNS === 0) {
      deal = { ...deal, shoes: drawShoes(deals, brief, deal.register) };
      cast = castOne(deals, bodyShape);
      aim = drawAim(deals, brief, deal, cast.bodyShape);
    }
    const random = createRandom(seed + turn * 7919);
    const place = anyPlace(random, brief);
    if (!aim || !isAimedAt(aim, brief, place)) continue;
    const look = bestLook(brief, aim, cast, place, 1 + Math.floor(random() * 2 ** 31));
    const spec = look && nameLook(look, 'generated', () => false);
    if (spec) return spec;
  }
  throw new NoLookError(brief.id);
}

/**
 * Returns looks that differ from each other, women in fair shares. Names are unique in the result, never excluded ones and
 * never the starter catalogue's; fewer looks than asked come back only when names run out.
 */
export function composeLooks(
  request: LookRequest,
  { count, seed, exclude }: ComposeOptions,
): readonly OutfitSpec[] {
  return composeDeck(briefOf(request), {
    count,
    seed,
    realm: 'generated',
    isTaken: (name) => exclude?.has(name) ?? false,
    ...bodyShapeOf(request),
  });
}
