import { DECK_MAX_SIZE, GENERATE_COUNT, type Outfit, withoutDuplicates } from '@glow/api';
import { type Api, generate, recommend } from '@glow/api/client';
import {
  ASKED_AFTER,
  ASKED_AGAIN_AFTER,
  arrangeDeck,
  believe,
  orderLooks,
  quizPrior,
  readTraits,
  SPARE_COUNT,
  tasteOf,
  withDecision,
  withoutDecision,
} from '@glow/stylist/taste';
import type { RefObject } from 'react';
import { readTaste, writeTaste } from '#shared/taste/kept-taste.ts';
import { type DeckSession, readDeck, writeDeck } from '#shared/visit-storage/index.ts';
import type { DeckEvent, DeckState } from './swipe-deck.machine.ts';
import type { CardChange, OutfitsDetail, SwipeDeckWidgetProps } from './swipe-deck.types.ts';

interface Asker {
  readonly api: Api;
  readonly props: Pick<SwipeDeckWidgetProps, 'figure'>;
  readonly announce: (detail: OutfitsDetail) => void;
}

/** Looks that may stand in for cards of a deck that were not seen; they last as long as the page. */
let spare: { readonly deckId: string; readonly outfits: readonly Outfit[] } = { deckId: '', outfits: [] };
/** The deck they were asked for once more. */
let renewed = '';

/** Keeps what a decision says of a taste, in the place of one that it changes, or forgets one that was taken back. */
function note({ action, outfit: { name, traits }, mark }: CardChange): void {
  if (action === 'next') return;
  const kept = readTaste();
  const before = mark ? withoutDecision(kept, name) : kept;
  writeTaste(action === 'undo' ? before : withDecision(before, { name, traits, liked: action === 'like' }));
}

/** A deck that runs out asks whatever was decided: looks that come late would come to nobody. */
function isAskingDue({ session, placeholders, status }: DeckState): boolean {
  const { aiEnabled, answers, generate: request, marks, outfits, index, deckId } = session;
  if (status !== 'swiping' || !aiEnabled || !answers || request !== 'unsent') return false;
  const stored = readDeck(); // of a deck that was on the page before
  if (stored?.deckId === deckId && stored.generate === 'sent') return false;
  const decided = Object.keys(marks).length;
  return placeholders > 0 || decided >= ASKED_AFTER || outfits.length - index <= ASKED_AFTER;
}

/** Cards that are left profit from what was decided since looks to stand in for them were asked for. */
function isRenewalDue({ session, status }: DeckState): boolean {
  const { generate: request, marks, deckId } = session;
  const decided = Object.keys(marks).length;
  return status === 'swiping' && request === 'sent' && decided >= ASKED_AGAIN_AFTER && renewed !== deckId;
}

function requestOf({ answers, weather, outfits }: DeckSession) {
  const { taste, seen } = tasteOf(readTaste());
  const here = outfits.map(({ name }) => name).filter(Boolean);
  const base = {
    styles: answers ? [answers.style] : [],
    bodyShapes: answers ? [answers.bodyShape] : [],
    use_weather: weather?.requested ?? false,
    taste,
  };
  return { base, here, seen: [...new Set([...seen, ...here])] };
}

/**
 * Asks once for looks that are not in the deck and announces them on the document, where the deck hears them as
 * it hears those of a page. Returns how many came.
 * @throws {ApiError}
 */
async function requestLooks(
  { api, props: { figure }, announce }: Asker,
  session: DeckSession,
): Promise<number> {
  const { deckId } = session;
  const { base, here } = requestOf(session);
  const answer = await generate(api, { ...base, figure, image_count: GENERATE_COUNT, exclude_names: here });
  announce({ deckId, outfits: answer.outfits });
  storeArrivedLooks(deckId, answer.outfits);
  return answer.outfits.length;
}

/** Asks for looks nearer to the taste than those to come; a deck does without them. */
async function requestSpare({ api, props: { figure } }: Asker, session: DeckSession): Promise<void> {
  const { base, seen } = requestOf(session);
  const { outfits } = await recommend(api, {
    ...base,
    figure,
    image_count: SPARE_COUNT,
    exclude_names: seen,
  });
  spare = { deckId: session.deckId, outfits };
}

/** Stores looks for a deck that left the page before they arrived; a mounted deck has them already. */
function storeArrivedLooks(deckId: string, outfits: readonly Outfit[]): void {
  const session = readDeck();
  if (session?.deckId !== deckId || session.stage) return;
  const grown = withoutDuplicates([...session.outfits, ...outfits]).slice(0, DECK_MAX_SIZE);
  if (grown.length > session.outfits.length) writeDeck({ ...session, outfits: grown });
}

const seedOf = (deckId: string) =>
  Array.from(deckId).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7);

/** Puts the cards that have not been seen into the order of the taste, and nearer looks in the place of some. */
function arrange(stateRef: RefObject<DeckState>, send: (event: DeckEvent) => boolean): void {
  const { session, status } = stateRef.current;
  const { outfits, index, marks, deckId, answers } = session;
  const names = new Set(outfits.map(({ name }) => name));
  const others = spare.deckId === deckId ? spare.outfits.filter(({ name }) => !names.has(name)) : [];
  const all = [...outfits, ...others];
  if (status !== 'swiping' || !all.some(({ traits }) => traits)) return;
  const belief = believe(readTaste(), answers && quizPrior(answers));
  const decided = Object.keys(marks).length;
  const order = arrangeDeck(
    all.map(({ traits }) => readTraits(traits)),
    belief,
    { index, decided, seed: seedOf(deckId) },
  );
  const arranged = order.flatMap((place) => all[place] ?? []);
  const kept = arranged.slice(0, outfits.length);
  spare = { deckId, outfits: arranged.slice(outfits.length) };
  if (kept.some((outfit, at) => outfit !== outfits[at])) send({ type: 'arranged', outfits: kept });
}

/** Returns liked looks in the order of the taste. */
export function nearestFirst(outfits: readonly Outfit[]): readonly Outfit[] {
  const traits = outfits.map((outfit) => readTraits(outfit.traits));
  const order = orderLooks(traits, believe(readTaste()), { by: 'mean', seed: 0 });
  return order.flatMap((place) => outfits[place] ?? []);
}

/**
 * Follows the taste of whoever swipes: notes what a card was told, asks once per deck for further looks when that has
 * said enough, and arranges the cards still to come. Returns how many looks came; undefined where none were asked for.
 * @throws {ApiError}
 */
export async function followTaste(
  stateRef: RefObject<DeckState>,
  send: (event: DeckEvent) => boolean,
  asker: Asker,
  change?: CardChange,
): Promise<number | undefined> {
  if (change) note(change);
  const { session } = stateRef.current;
  const isDue = isAskingDue(stateRef.current);
  if (isDue) send({ type: 'generate-sent' });
  if (change) arrange(stateRef, send);
  const arrangeAgain = () => {
    if (stateRef.current.session.deckId === session.deckId) arrange(stateRef, send);
  };
  const isRenewal = isRenewalDue(stateRef.current);
  if (isRenewal) renewed = session.deckId;
  // Without a card decided there is nothing to be nearer to.
  if (isRenewal || (isDue && change)) void requestSpare(asker, session).then(arrangeAgain, () => {});
  if (!isDue) return undefined;
  const count = await requestLooks(asker, session);
  arrangeAgain();
  return count;
}
