import type { Outfit } from '@glow/api';
import { DEMO_OUTFITS } from '#shared/demo/demo-outfits.ts';
import type { DeckEvent } from './swipe-deck.machine.ts';

const NAMES_ADDED = ['Second helping', 'By the window', 'Once more, slowly', 'Last of the light'];

/** Ten looks out of six pictures: the later ones have names of their own, and addresses, since a deck tells looks apart by those. */
function demoCards(apiBase: string): Outfit[] {
  const again = DEMO_OUTFITS.slice(0, NAMES_ADDED.length).map((outfit, at) => ({
    ...outfit,
    name: NAMES_ADDED[at] ?? '',
    image: `${outfit.image}?again=1`,
  }));
  return [...DEMO_OUTFITS, ...again].map((outfit) => ({ ...outfit, image: apiBase + outfit.image }));
}

/** A deck as it starts, and what happens until it shows the named state. */
export interface DemoDeck {
  readonly outfits: readonly Outfit[];
  readonly placeholders: number;
  readonly events: readonly DeckEvent[];
}

const LIKE: DeckEvent = { type: 'decide', direction: 'liked' };
const PASS: DeckEvent = { type: 'decide', direction: 'passed' };
const SETTLED: DeckEvent = { type: 'settled' };

/** Of three cards the second is passed. */
function swipes(count: number): DeckEvent[] {
  return Array.from({ length: count }).flatMap((_, at) => [at % 3 === 1 ? PASS : LIKE, SETTLED]);
}

export function demoDeck(demo: string, apiBase: string): DemoDeck {
  const cards = demoCards(apiBase);
  const full = (...events: DeckEvent[]): DemoDeck => ({ outfits: cards, placeholders: 0, events });
  const short = (count: number, ...events: DeckEvent[]): DemoDeck => ({
    outfits: cards.slice(0, count),
    placeholders: cards.length - count,
    events,
  });
  switch (demo) {
    case 'empty':
      return { outfits: [], placeholders: 0, events: [] };
    case 'waiting':
      return short(0);
    case 'arriving':
      return short(3, ...swipes(1));
    case 'styling':
      return short(3, ...swipes(3));
    case 'under-way':
      return full(...swipes(2));
    case 'leaving':
      return full(...swipes(2), LIKE);
    case 'returned':
      return full(...swipes(3), { type: 'back' });
    case 'last':
      return full(...swipes(cards.length - 1));
    case 'finished':
      return full(...swipes(cards.length));
    default:
      return full();
  }
}
