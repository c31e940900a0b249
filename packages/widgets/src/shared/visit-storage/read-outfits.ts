import { type Outfit, withoutDuplicates } from '@glow/api';

const EMPTY: Outfit = { name: '', image: '', tags: [], source_url: '', alt: '', palette: [], reasons: [] };

type Given = Readonly<Record<string, unknown>>;

function readField(empty: unknown, value: unknown): unknown {
  if (Array.isArray(empty) && Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  return typeof value === typeof empty && !Array.isArray(empty) ? value : empty;
}

/** Every field is there and of its type; what else an outfit carries is left out. */
function readOutfit(value: unknown): Outfit {
  const given = (value ?? {}) as Given;
  const fields = Object.entries(EMPTY).map(([name, empty]) => [name, readField(empty, given[name])]);
  return Object.fromEntries(fields);
}

const isPlaceholder = (item: unknown) => (item as Given | null)?.isPlaceholder === true;

/** Returns what stands for an outfit that is still to come: named by its id, and without a picture. */
function readPlaceholder(value: unknown, place: number): Outfit {
  const { name, id = `placeholder ${place}` } = value as Given;
  return { ...EMPTY, name: `${name || id}` };
}

/**
 * Returns the outfits in a value of unknown origin, each once by its image, else its name. What is none is left out,
 * and so is what only holds an outfit's place, unless it is to be kept: as an outfit without a picture, which shows
 * as a skeleton (spec section 5).
 */
export function readOutfits(value: unknown, placeholders: 'kept' | 'left-out' = 'left-out'): Outfit[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((item, place) => {
    if (!isPlaceholder(item)) return readOutfit(item);
    return placeholders === 'kept' ? readPlaceholder(item, place) : [];
  });
  return withoutDuplicates(read.filter(({ name, image }) => name || image));
}

/** Counts what holds the place of an outfit in a value of unknown origin (spec section 3). */
export function countPlaceholders(value: unknown): number {
  return Array.isArray(value) ? value.filter(isPlaceholder).length : 0;
}
