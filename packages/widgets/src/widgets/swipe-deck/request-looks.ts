import { EXCLUDE_NAMES_MAX, GENERATE_COUNT, type Outfit } from '@glow/api';
import { type Api, generate } from '@glow/api/client';
import { type DeckSession, readDeck, writeDeck } from '#shared/visit-storage/index.ts';
import { dispatch } from '#shared/widget-events.ts';
import type { OutfitsDetail } from './event-details.ts';
import { INITIAL_STATE, transition } from './swipe-deck.machine.ts';

export const OUTFITS_EVENT = 'glow-outfits';

/**
 * Asks once for looks that are not in the deck and announces them on the document, where the deck hears them as
 * it hears those of a page. Gives how many came.
 * @throws {ApiError}
 */
export async function requestLooks(
  api: Api,
  { deckId, answers, weather, outfits }: DeckSession,
): Promise<number> {
  if (!answers) return 0;
  const answer = await generate(api, {
    styles: [answers.style],
    bodyShapes: [answers.bodyShape],
    image_count: GENERATE_COUNT,
    exclude_names: outfits
      .map(({ name }) => name)
      .filter(Boolean)
      .slice(0, EXCLUDE_NAMES_MAX),
    use_weather: weather?.requested ?? false,
  });
  const detail: OutfitsDetail = { deckId, outfits: answer.outfits };
  dispatch(document, { name: OUTFITS_EVENT, cancelable: false }, detail);
  keepForLater(deckId, answer.outfits);
  return answer.outfits.length;
}

/** A deck that left the page meanwhile finds its looks when it is back; one that is there has them already. */
function keepForLater(deckId: string, outfits: readonly Outfit[]): void {
  const session = readDeck();
  if (session?.deckId !== deckId || session.stage) return;
  const before = transition(INITIAL_STATE, { type: 'begin', session, placeholders: 1 });
  const after = transition(before, { type: 'arrived', outfits });
  if (after !== before) writeDeck(after.session);
}
