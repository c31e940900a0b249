import { type Static, Type } from 'typebox';
import { EmailSchema, TimestampSchema } from './text.ts';

export const JoinEarlyAccessBody = Type.Object({ email: EmailSchema, consent: Type.Literal(true) });
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
