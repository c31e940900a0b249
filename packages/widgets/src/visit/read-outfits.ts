import { type Outfit, withoutDuplicates } from '@glow/api';

const EMPTY: Outfit = { name: '', image: '', tags: [], source_url: '', alt: '', palette: [], reasons: [] };

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function readOutfit(value: unknown): Outfit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Partial<Record<keyof Outfit | 'isPlaceholder', unknown>> = value;
  const name = textOf(given.name);
  const image = textOf(given.image);
  if ((!name && !image) || given.isPlaceholder === true) return undefined;
  return {
    ...EMPTY,
    name,
    image,
    tags: textsOf(given.tags),
    source_url: textOf(given.source_url),
    alt: textOf(given.alt),
    palette: textsOf(given.palette),
    reasons: textsOf(given.reasons),
  };
}

/** The outfits in a value of unknown origin, each once by its image, else its name; what is none is left out. */
export function readOutfits(value: unknown): Outfit[] {
  if (!Array.isArray(value)) return [];
  return withoutDuplicates(value.map(readOutfit).filter((outfit) => outfit !== undefined));
}
