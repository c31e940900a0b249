import type { SceneName } from '../outfit.ts';

/** Where the figure stands, as the end of a sentence; true of all variants of a place. */
const PLACES: Readonly<Record<SceneName, string>> = {
  night: 'by lamplight before a heavy curtain',
  disco: 'under a mirror ball',
  'wine-bar': 'in a wine bar',
  foyer: 'in the foyer of a theatre',
  office: 'before tall office windows',
  library: 'before the shelves of a library',
  loft: 'in a bright loft',
  salon: 'in a panelled room',
  studio: 'against a plain studio backdrop',
  sun: 'beside a wall striped with sun',
  terrace: 'on a terrace above the sea',
  garden: 'by a flowering garden wall',
  park: 'in a park',
  harbour: 'on a misty quay',
  riverside: 'on a riverside walk at night',
  court: 'on a tennis court',
  track: 'on a running track',
  gym: 'in a gym',
  street: 'outside a shop with a striped awning',
  market: 'at a market stall',
  cafe: 'in a café',
  bookshop: 'outside a bookshop',
  gallery: 'in a picture gallery',
  arch: 'before a tall arch',
  rooftop: 'on a rooftop above the city at sunset',
  cloud: 'under layered clouds',
  rain: 'in the rain',
  autumn: 'among falling autumn leaves',
  snow: 'in falling snow before a line of firs',
  lodge: 'in a timber lodge',
  fair: 'at a winter fair at dusk',
};

/** Places that are painted in both lights and differ by lamplight. */
const PLACES_AT_NIGHT: Readonly<Partial<Record<SceneName, string>>> = {
  salon: 'in a panelled room by lamplight',
};

/** Returns where a figure stands, in a light: 'on a misty quay'. */
export function scenePlace(name: SceneName, light: 'day' | 'evening'): string {
  return (light === 'evening' ? PLACES_AT_NIGHT[name] : undefined) ?? PLACES[name];
}
