import { type Static, Type } from 'typebox';
import { PAGE_MAX, TAGS_MAX, URL_MAX_LENGTH, WARDROBE_MAX_ITEMS } from '../limits.ts';
import { PreviewSchema } from './outfit.ts';
import { ImageSchema, NameSchema } from './text.ts';

const TagsSchema = Type.Array(Type.String({ maxLength: 60, examples: ['sunny'] }), {
  maxItems: TAGS_MAX,
  default: [],
});

export const SaveImageBody = Type.Object({
  filename: NameSchema,
  image_url: Type.String({ ...ImageSchema, minLength: 1, maxLength: URL_MAX_LENGTH }),
  tags: TagsSchema,
});
export type SaveImageRequest = Static<typeof SaveImageBody>;

/** The client uses `name` as its id (spec section 3). */
export const WardrobeItemSchema = Type.Object({
  name: NameSchema,
  image: ImageSchema,
  tags: TagsSchema,
  alt: Type.String({
    description: 'Exact words for the picture; empty where they are not known',
    default: '',
  }),
  preview: PreviewSchema,
});
export type WardrobeItem = Static<typeof WardrobeItemSchema>;
/** Without it the answer is the whole wardrobe, since none holds more than a page may. */
export const WardrobeQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: WARDROBE_MAX_ITEMS, default: WARDROBE_MAX_ITEMS }),
});
export const WardrobeAnswer = Type.Object({ wardrobe: Type.Array(WardrobeItemSchema) });
export type Wardrobe = Static<typeof WardrobeAnswer>;
export const WardrobeItemParams = Type.Object({ name: NameSchema });
