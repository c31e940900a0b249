import { type Outfit, TRAITS, TRAITS_VERSION } from '@glow/api';

const svg = (id: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4" id="${id}"%3E%3C/svg%3E`;

/** Returns a look with a picture of its own. */
export function outfitNamed(name: string): Outfit {
  return {
    name,
    image: svg(encodeURIComponent(name)),
    tags: ['Casual', 'Pear', 'hot', 'linen'],
    source_url: '',
    alt: `${name}, described`,
    palette: [],
    reasons: [`${name} suits you.`],
  };
}

/** Returns looks that carry traits: every other one is a dress. */
export function tastedOutfits(count: number, from = 1): Outfit[] {
  const dress = TRAITS.indexOf('dress');
  return outfitsNumbered(count, from).map((outfit, at) => {
    const digits = TRAITS.map((_, trait) => (trait === dress ? 8 * (at % 2) : (at + trait) % 9));
    return { ...outfit, traits: `${TRAITS_VERSION}:${digits.join('')}` };
  });
}

/** `Look 1`, `Look 2` and so on. */
export function outfitsNumbered(count: number, from = 1): Outfit[] {
  return Array.from({ length: count }, (_, at) => outfitNamed(`Look ${at + from}`));
}
