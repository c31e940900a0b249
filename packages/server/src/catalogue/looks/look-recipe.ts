import type { BodyShape, Style, WeatherTag } from '@glow/api';
import type { OutfitSpec } from '@glow/stylist';

/** What is needed to compose a generated look again: some hundred bytes in place of its data. */
export interface LookRecipe {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather: WeatherTag;
  /** Looks that were composed together, the seed of all, and which of them it is, from 0. */
  readonly count: number;
  readonly seed: number;
  readonly place: number;
  readonly name: string;
}

/** The outfit of a recipe among those that were composed from it. */
export function outfitOfRecipe(
  { place, name }: LookRecipe,
  specs: readonly OutfitSpec[],
): OutfitSpec | undefined {
  const spec = specs[place];
  return spec && { ...spec, name };
}
