import type { BodyShape, Figure, Style, Vibe, WeatherTag } from '@glow/api';
import type { OutfitSpec } from '@glow/stylist';

/** The input that reproduces a generated look: some hundred bytes in place of its data. */
export interface LookRecipe {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather: WeatherTag;
  /** Composed for this instead of the answers above. */
  readonly vibe?: Vibe;
  /** Who wears it; absent: somebody. */
  readonly figure?: Figure;
  /** How many looks were composed together, their shared seed, and the index of this one, from 0. */
  readonly count: number;
  readonly seed: number;
  readonly place: number;
  readonly name: string;
}

/** Returns the outfit of a recipe from those composed with it; undefined where there are too few. */
export function outfitOfRecipe(
  { place, name }: LookRecipe,
  specs: readonly OutfitSpec[],
): OutfitSpec | undefined {
  const spec = specs[place];
  return spec && { ...spec, name };
}
