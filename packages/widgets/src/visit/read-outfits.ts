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

/**
 * The outfits in a value of unknown origin, each once by its image, else its name; what is none, or only holds
 * an outfit's place, is left out.
 */
export function readOutfits(value: unknown): Outfit[] {
  if (!Array.isArray(value)) return [];
  const real = value.filter((item) => item?.isPlaceholder !== true).map(readOutfit);
  return withoutDuplicates(real.filter(({ name, image }) => name || image));
}
