import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { composeDeck } from '../compose/compose-deck.ts';
import { Novelty } from '../compose/novelty.ts';
import type { OutfitSpec } from '../outfit.ts';
import type { Brief } from '../rules/brief.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';
import type { CatalogueLook, StyleLook } from './catalogue-look.ts';
import { CATALOGUE_LOOKS_PER_VIBE, STYLE_CATALOGUE_LOOKS } from './catalogue-size.ts';

const VIBE_SEED = 2026;
const STYLE_SEED = 4026;
const WIDTH = 5;

/** Both catalogues, as the release's rules and wardrobe compose them. */
export interface ComposedCatalogue {
  readonly starter: readonly CatalogueLook[];
  readonly style: readonly StyleLook[];
}

/**
 * Composes both catalogues anew: about three seconds, so a server reads what `compose-catalogue` wrote instead.
 * Names are unique over both.
 */
export function composeCatalogue(): ComposedCatalogue {
  const names = new Set<string>();
  const novelty = new Novelty();
  const deck = (
    brief: Brief,
    options: Pick<Parameters<typeof composeDeck>[1], 'count' | 'seed' | 'bodyShape'>,
  ) => {
    const specs = composeDeck(brief, {
      ...options,
      realm: 'catalogue',
      novelty,
      isTaken: (name) => names.has(name),
      width: WIDTH,
    });
    for (const { name } of specs) names.add(name);
    return specs;
  };
  const withSpecs = <T>(answers: T, specs: readonly OutfitSpec[]) =>
    specs.map((spec) => ({ ...answers, spec }));
  const starter = VIBES.flatMap((vibe, index) =>
    withSpecs(
      { vibe },
      deck(VIBE_BRIEFS[vibe], { count: CATALOGUE_LOOKS_PER_VIBE, seed: VIBE_SEED + index }),
    ),
  );
  const answers = STYLES.flatMap((style) =>
    BODY_SHAPES.flatMap((bodyShape) => WEATHER_TAGS.map((weather) => ({ style, bodyShape, weather }))),
  );
  const style = answers.flatMap((answer, index) =>
    withSpecs(
      answer,
      deck(styleBrief(answer.style, answer.weather), {
        count: STYLE_CATALOGUE_LOOKS,
        seed: STYLE_SEED + index,
        bodyShape: answer.bodyShape,
      }),
    ),
  );
  return { starter, style };
}
