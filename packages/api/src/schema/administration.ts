import { type Static, Type } from 'typebox';
import { EMAIL_MAX_LENGTH } from '../limits.ts';
import type { Vibe } from '../vocabulary.ts';
import { EmailSchema, ImageSchema, NameSchema, TimestampSchema } from './text.ts';

/** An outfit image as the administrator sees it; `filename` ends in .png and is the outfit's name otherwise. */
export const ImageRecordSchema = Type.Object({
  filename: NameSchema,
  source_url: Type.String(),
  image: ImageSchema,
  tags: Type.Array(Type.String({ examples: ['Casual'] })),
  created_at: TimestampSchema,
});
export type ImageRecord = Static<typeof ImageRecordSchema>;

/** The fields beside the `image` part of a multipart upload; `tags` is 'style, body shape, weather'. */
export const UploadImageFields = Type.Object({
  filename: NameSchema,
  tags: Type.String({ maxLength: 200, examples: ['Casual, Pear, Cold'] }),
});
export type UploadImageFields = Static<typeof UploadImageFields>;
/** `tag` is a vibe, in capitals or not; of another the server says which there are. */
export const UploadInstantOutfitFields = Type.Object({
  filename: NameSchema,
  tag: Type.Unsafe<Vibe>(Type.String({ maxLength: 200, examples: ['sunny'] })),
});
export type UploadInstantOutfitFields = Static<typeof UploadInstantOutfitFields>;

export const FilenameParams = Type.Object({ filename: NameSchema });
export const DeletedAnswer = Type.Object({ deleted: NameSchema });
export type Deleted = Static<typeof DeletedAnswer>;

/** `role` is absent for a plain user, who is shown as 'User' (spec section 3); 'Administrator' for the other. */
export const UserRowSchema = Type.Object({
  username: Type.String({ examples: ['vera'] }),
  email: EmailSchema,
  role: Type.Optional(Type.String()),
  created_at: TimestampSchema,
  has_registration: Type.Boolean(),
});
export type UserRow = Static<typeof UserRowSchema>;

/** Longer than an address may be today, so that whatever a list shows can be erased. */
export const DeleteUserBody = Type.Object({
  email: Type.String({ ...EmailSchema, minLength: 1, maxLength: 4 * EMAIL_MAX_LENGTH }),
});
export type DeleteUserRequest = Static<typeof DeleteUserBody>;

/** What was erased of the person. */
export const ErasedAnswer = Type.Object({
  email: EmailSchema,
  account: Type.Boolean(),
  registration: Type.Boolean(),
  wardrobe_items: Type.Integer({ minimum: 0 }),
});
export type Erased = Static<typeof ErasedAnswer>;
