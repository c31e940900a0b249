import { BODY_SHAPES, type BodyShape, STYLES, type Style, WEATHER_TAGS, type WeatherTag } from '@glow/api';
import { composeDeck } from '../compose/compose-deck.ts';
import type { OutfitSpec } from '../outfit.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { starterCatalogue } from './starter-catalogue.ts';

/** A look of the quiz's starter set and the answers it is shown for. */
export interface StyleLook {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather: WeatherTag;
  readonly spec: OutfitSpec;
}

/** Looks per style, body shape and weather: more than a deck, so that a few may be deleted. */
export const STYLE_CATALOGUE_LOOKS = 12;
const SEED = 4026;
const WIDTH = 2;

const ANSWERS = STYLES.flatMap((style) =>
  BODY_SHAPES.flatMap((bodyShape) => WEATHER_TAGS.map((weather) => ({ style, bodyShape, weather }))),
);

function composeCatalogue(): readonly StyleLook[] {
  const names = new Set(starterCatalogue().map(({ spec }) => spec.name));
  return ANSWERS.flatMap((answers, index) => {
    const specs = composeDeck(styleBrief(answers.style, answers.weather), {
      count: STYLE_CATALOGUE_LOOKS,
      seed: SEED + index,
      realm: 'catalogue',
      isTaken: (name) => names.has(name),
      bodyShape: answers.bodyShape,
      width: WIDTH,
    });
    for (const { name } of specs) names.add(name);
    return specs.map((spec) => ({ ...answers, spec }));
  });
}

let catalogue: readonly StyleLook[] | undefined;

/**
 * The looks a fresh server recommends: composed on first call, always the same, under names that neither they
 * nor the looks of {@link starterCatalogue} share.
 */
export function styleCatalogue(): readonly StyleLook[] {
  catalogue ??= composeCatalogue();
  return catalogue;
}
