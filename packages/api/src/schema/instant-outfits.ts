import { type Static, Type } from 'typebox';
import { EXCLUDE_NAMES_MAX, IMAGE_COUNT_MAX } from '../limits.ts';
import { FigureSchema, type OnFigure } from './figure.ts';
import { OutfitSchema } from './outfit.ts';
import { TasteSchema } from './taste.ts';
import { ImageSchema, NameSchema, TimestampSchema, VibeSchema } from './text.ts';

export const InstantOutfitsBody = Type.Object({
  vibe: VibeSchema,
  image_count: Type.Integer({ minimum: 1, maximum: IMAGE_COUNT_MAX, default: 1 }),
  exclude_names: Type.Array(NameSchema, { maxItems: EXCLUDE_NAMES_MAX, default: [] }),
  figure: Type.Optional(FigureSchema),
  taste: TasteSchema,
});
export type InstantOutfitsRequest = OnFigure<Static<typeof InstantOutfitsBody>>;

export const InstantOutfitsAnswer = Type.Object({
  outfits: Type.Array(OutfitSchema),
  uniqueExhausted: Type.Boolean({
    examples: [false],
    description: 'Every look of this vibe is in exclude_names',
  }),
});
export type InstantOutfits = Static<typeof InstantOutfitsAnswer>;

/** An instant outfit as the administrator sees it (spec section 3). */
export const InstantOutfitRecordSchema = Type.Object({
  filename: NameSchema,
  vibe: VibeSchema,
  tags: Type.Array(Type.String({ examples: ['sunny'] })),
  source_url: Type.String(),
  image: ImageSchema,
  created_at: TimestampSchema,
});
export type InstantOutfitRecord = Static<typeof InstantOutfitRecordSchema>;
