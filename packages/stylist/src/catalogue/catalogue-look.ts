import type { BodyShape, Style, Vibe, WeatherTag } from '@glow/api';
import type { OutfitSpec } from '../outfit.ts';

/** A look of the starter set and the vibe it is shown for. */
export interface CatalogueLook {
  readonly vibe: Vibe;
  readonly spec: OutfitSpec;
}

/** A look of the quiz's starter set and the answers it is shown for. */
export interface StyleLook {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather: WeatherTag;
  readonly spec: OutfitSpec;
}
