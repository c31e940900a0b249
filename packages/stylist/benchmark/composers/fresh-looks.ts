import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import type { LookRequest } from '#compose/look-request.ts';
import type { OutfitSpec } from '#outfit.ts';
import type { ComposedLook } from '../format/composed-look.ts';

/** Looks composed singly for each request, then one deck. */
const SINGLES = 20;
const DECK = 10;
const SEED_STEP = 1000;

const bodyShape = (index: number) => BODY_SHAPES[index % BODY_SHAPES.length] ?? 'Rectangle';

/** The six vibes, and the four styles in both weathers, with the shapes in turn. */
const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style, index) =>
    WEATHER_TAGS.map((weather, turn) => ({ style, bodyShape: bodyShape(index * 2 + turn), weather })),
  ),
];

export interface Composer {
  readonly one: (request: LookRequest, seed: number) => OutfitSpec;
  readonly deck: (request: LookRequest, count: number, seed: number) => readonly OutfitSpec[];
}

/** Asks a composer for what the figures are counted over: for each request twenty looks and a deck of ten. */
export function freshLooks({ one, deck }: Composer, seed: number): readonly ComposedLook[] {
  return REQUESTS.flatMap((request, index) => {
    const from = (seed * REQUESTS.length + index) * SEED_STEP;
    const singles = Array.from({ length: SINGLES }, (_, turn) => ({
      request,
      spec: one(request, from + turn),
    }));
    const dealt = deck(request, DECK, from + SINGLES).map((spec) => ({ request, deck: 1, spec }));
    return [...singles, ...dealt];
  });
}
