import { type Static, Type } from 'typebox';
import { EmailSchema, TimestampSchema } from './text.ts';

/** What a page passes along with a sign-up, such as `utm_source`: names of letters, digits, `_`, `.` and `-`. */
export const PageFieldsSchema = Type.Unsafe<Record<string, string>>({
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z0-9_.-]{1,40}$' }, // `patternProperties` would be lost in /docs/openapi.json
  additionalProperties: Type.String({ maxLength: 200 }),
  maxProperties: 10,
});

export const JoinEarlyAccessBody = Type.Object({
  email: EmailSchema,
  consent: Type.Literal(true),
  fields: Type.Optional(PageFieldsSchema),
});
export type JoinEarlyAccess = Static<typeof JoinEarlyAccessBody>;

export const JoinEarlyAccessAnswer = Type.Object({
  status: Type.Literal('ok'),
  message: Type.Optional(Type.String()),
});
export type EarlyAccessJoined = Static<typeof JoinEarlyAccessAnswer>;

/** A registration as the administrator sees it (spec section 3). */
export const RegistrationSchema = Type.Object({
  id: Type.String(),
  email: EmailSchema,
  consent: Type.Boolean(),
  created_at: TimestampSchema,
  has_account: Type.Boolean(),
});
export type Registration = Static<typeof RegistrationSchema>;
