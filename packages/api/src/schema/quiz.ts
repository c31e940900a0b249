import { type Static, Type } from 'typebox';
import { DECK_SIZE, GENERATE_COUNT } from '../constants.ts';
import { EXCLUDE_NAMES_MAX, IMAGE_COUNT_MAX } from '../limits.ts';
import type { WeatherTag } from '../vocabulary.ts';
import { FigureSchema, type OnFigure } from './figure.ts';
import { OutfitSchema } from './outfit.ts';
import { TasteSchema } from './taste.ts';
import { BodyShapeSchema, NameSchema, StyleSchema, WeatherTagSchema } from './text.ts';

export const StylesSchema = Type.Array(StyleSchema, { minItems: 1, maxItems: 1 });
export const BodyShapesSchema = Type.Array(BodyShapeSchema, { minItems: 1, maxItems: 1 });
const count = (size: number) => Type.Integer({ minimum: 1, maximum: IMAGE_COUNT_MAX, default: size });

/** Where the visitor is, if she said so: both or neither, rounded to a tenth of a degree, never stored. */
export const PlaceSchema = {
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};

export const RecommendBody = Type.Object({
  styles: StylesSchema,
  bodyShapes: BodyShapesSchema,
  image_count: count(DECK_SIZE),
  use_weather: Type.Boolean({ default: false }),
  /** Looks that were seen before: others are dealt. */
  exclude_names: Type.Array(NameSchema, { maxItems: EXCLUDE_NAMES_MAX, default: [] }),
  taste: TasteSchema,
  ...PlaceSchema,
  figure: Type.Optional(FigureSchema),
});
export type RecommendRequest = OnFigure<Static<typeof RecommendBody>>;

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The weather of a recommendation. */
export interface WeatherInfo {
  /** Whether the visitor asked for it. */
  requested: boolean;
  /** Whether the looks were chosen by it. */
  applied: boolean;
  tag: WeatherTag | null;
  /** Whose forecast it is. */
  source: string | null;
  /** Degrees Celsius. */
  temperature: number | null;
  city: string | null;
}

export const WeatherInfoSchema = Type.Object({
  requested: Type.Boolean(),
  applied: Type.Boolean(),
  tag: nullable(WeatherTagSchema),
  source: nullable(Type.String({ examples: ['open-meteo'] })),
  temperature: nullable(Type.Number({ description: 'Degrees Celsius', examples: [14] })),
  city: nullable(Type.String({ examples: ['Lisbon'] })),
});

export const WeatherBody = Type.Object(PlaceSchema);
export type WeatherRequest = Static<typeof WeatherBody>;

export const AiInfoSchema = Type.Object({
  enabled: Type.Boolean(),
  provider: Type.String({ examples: ['glow'] }),
});
export type AiInfo = Static<typeof AiInfoSchema>;

export const RecommendAnswer = Type.Object({
  outfits: Type.Array(OutfitSchema),
  ai: AiInfoSchema,
  weather: WeatherInfoSchema,
});
export type Recommendation = Static<typeof RecommendAnswer>;

export const GenerateBody = Type.Object({
  styles: StylesSchema,
  bodyShapes: BodyShapesSchema,
  image_count: count(GENERATE_COUNT),
  exclude_names: Type.Array(NameSchema, { maxItems: EXCLUDE_NAMES_MAX, default: [] }),
  use_weather: Type.Boolean({ default: false }),
  taste: TasteSchema,
  ...PlaceSchema,
  figure: Type.Optional(FigureSchema),
});
export type GenerateRequest = OnFigure<Static<typeof GenerateBody>>;

export const GenerateAnswer = Type.Object({ outfits: Type.Array(OutfitSchema) });
export type GeneratedOutfits = Static<typeof GenerateAnswer>;
