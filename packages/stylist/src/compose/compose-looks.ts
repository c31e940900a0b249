import type { Figure } from '@glow/api';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom, pickOne } from '../random.ts';
import { dealtTo, drawAim, drawDeal, drawShoes, isAimedAt } from './aim.ts';
import { castOne } from './casting.ts';
import { PRESENTATION_DEAL } from './casting-deals.ts';
import { chooseLooks } from './choose-looks.ts';
import { composeDeck, type DeckOptions } from './compose-deck.ts';
import { bestLook, NoLookError, nameLook } from './compose-one.ts';
import { anyPlace } from './dealt-place.ts';
import { fitFigure } from './fit-figure.ts';
import { briefOf, type LookRequest } from './look-request.ts';

export interface ComposeOptions {
  readonly count: number;
  readonly seed: number;
  /** Names that are in use and must not come again. */
  readonly exclude?: ReadonlySet<string>;
  /** Wears every look; default: people in fair shares. A look that does not suit them is left out. */
  readonly wearer?: Figure | undefined;
  /** How far somebody leans to each trait, −3 to 3. */
  readonly leans?: readonly number[] | undefined;
}

const bodyShapeOf = (request: LookRequest) =>
  'bodyShape' in request ? { bodyShape: request.bodyShape } : {};

/** After so many people and places in vain the wardrobe is at fault. */
const MAX_TURNS = 4800;
/** Turns a plan, a register and a presentation are given before others are dealt. */
const PLAN_TURNS = 400;
/** Turns a person and the pieces dealt to them are given: fewer would favour what goes with everything. */
const AIM_TURNS = 60;

/**
 * One look for a request; the same seed gives the same look. Its name never is one of a catalogue's. Throws
 * {@link NoLookError}.
 */
export function composeLook(request: LookRequest, seed: number): OutfitSpec {
  const brief = briefOf(request);
  const { bodyShape } = { bodyShape: undefined, ...bodyShapeOf(request) };
  const deals = createRandom(seed);
  // Dealt with the plan, since whoever is easier to dress would otherwise be shown more often.
  let presentation = pickOne(deals, PRESENTATION_DEAL);
  let deal = drawDeal(deals, brief);
  let cast = castOne(deals, bodyShape, [presentation]);
  let aim = drawAim(deals, brief, dealtTo(cast, deal, deals, brief), cast);
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    if (turn > 0 && turn % PLAN_TURNS === 0) {
      presentation = pickOne(deals, PRESENTATION_DEAL);
      deal = drawDeal(deals, brief);
    }
    if (turn > 0 && turn % AIM_TURNS === 0) {
      deal = { ...deal, shoes: drawShoes(deals, brief, deal) };
      cast = castOne(deals, bodyShape, [presentation]);
      aim = drawAim(deals, brief, dealtTo(cast, deal, deals, brief), cast);
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
 * Returns looks that differ from each other, people in fair shares, and come near to somebody's leans where they are given.
 * Names are unique in the result, never excluded ones and never the starter catalogue's; fewer looks than asked come back
 * only when names run out.
 */
export function composeLooks(
  request: LookRequest,
  { count, seed, exclude, wearer, leans }: ComposeOptions,
): readonly OutfitSpec[] {
  const options = {
    seed,
    realm: 'generated',
    isTaken: (name: string) => exclude?.has(name) ?? false,
    wearer,
    ...bodyShapeOf(request),
  } as const;
  const looks =
    leans && !('vibe' in request)
      ? composeToTaste(request, options, count, leans)
      : composeDeck(briefOf(request), { ...options, count });
  return wearer ? looks.flatMap((look) => fitFigure(look, wearer) ?? []) : looks;
}

/** With somebody's leans so many looks are composed, each from fewer candidates, for each that is chosen among them. */
const TO_TASTE = { candidates: 4, width: 2 };

function composeToTaste(
  request: Exclude<LookRequest, { readonly vibe: unknown }>,
  options: Omit<DeckOptions, 'count'>,
  count: number,
  leans: readonly number[],
): readonly OutfitSpec[] {
  const { candidates, width } = TO_TASTE;
  const composed = composeDeck(briefOf(request), { ...options, count: count * candidates, width, leans });
  const items = composed.map((spec) => ({ spec }));
  return chooseLooks(request, items, count, leans).map(({ spec }) => spec);
}
