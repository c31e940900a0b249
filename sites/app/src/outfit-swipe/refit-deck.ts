import { type Outfit, SESSION_STORAGE_KEYS, savedKeyOf } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';

const KEY = SESSION_STORAGE_KEYS.deck;
type Fitted = ReadonlyMap<string, Outfit>;

/** The part of the stored deck that names looks; the deck checks all of it when it begins. */
interface StoredDeck {
  readonly outfits: readonly Outfit[];
  readonly marks?: Readonly<Record<string, unknown>>;
}

function readStored(): StoredDeck | undefined {
  const stored = sessionStore.readJson(KEY) as Partial<StoredDeck> | null | undefined;
  return Array.isArray(stored?.outfits) ? (stored as StoredDeck) : undefined;
}

/** Returns the pictures of the deck in this tab. */
export const deckImages = (): readonly string[] =>
  readStored()?.outfits.flatMap(({ image }) => (typeof image === 'string' ? image : [])) ?? [];

/** Returns looks as they are on the figure, those that are not as they are. */
export const refitted = (outfits: readonly Outfit[], fitted: Fitted): readonly Outfit[] =>
  outfits.map((outfit) => fitted.get(outfit.image) ?? outfit);

/** Puts the deck of this tab on the figure: the same looks in their order, with what was decided on each. */
export function refitStoredDeck(fitted: Fitted): void {
  const stored = readStored();
  if (!stored) return;
  const { outfits, marks = {} } = stored;
  const keys = new Map([...fitted].map(([image, outfit]) => [image, savedKeyOf(outfit)]));
  const moved = Object.entries(marks).map(([key, mark]) => [keys.get(key) ?? key, mark]);
  sessionStore.writeJson(KEY, {
    ...stored,
    outfits: refitted(outfits, fitted),
    marks: Object.fromEntries(moved),
  });
}
