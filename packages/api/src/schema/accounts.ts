import { type Static, Type } from 'typebox';
import { TERMS_VERSIONS } from '../constants.ts';
import { NAME_MAX_LENGTH, SECURITY_ANSWER_MAX_LENGTH } from '../limits.ts';
import { GUARDING_EVENTS, SECURITY_QUESTIONS } from '../vocabulary.ts';
import { PageFieldsSchema } from './early-access.ts';
import { FigureSchema } from './figure.ts';
import { KeptTasteSchema } from './taste.ts';
import { EmailSchema, PasswordSchema, TimestampSchema, TokenSchema } from './text.ts';

const SecurityQuestionSchema = Type.Enum(SECURITY_QUESTIONS.map((question) => question.value));
const SecurityAnswerSchema = Type.String({
  minLength: 1,
  maxLength: SECURITY_ANSWER_MAX_LENGTH,
  examples: ['Quibbleworth'],
});
const DisplayNameSchema = Type.String({ maxLength: NAME_MAX_LENGTH, examples: ['Vera Lindqvist'] });

export const LoginBody = Type.Object({ email: EmailSchema, password: PasswordSchema });
export type LoginRequest = Static<typeof LoginBody>;

export const SignupBody = Type.Object({
  email: EmailSchema,
  password: PasswordSchema,
  displayName: DisplayNameSchema,
  securityQuestion: SecurityQuestionSchema,
  securityAnswer: SecurityAnswerSchema,
  /** Of the terms that were shown; without it, those in force. */
  consent_version: Type.Optional(Type.Enum([...TERMS_VERSIONS])),
});
export type SignupRequest = Static<typeof SignupBody>;

const UserSchema = Type.Object({
  email: EmailSchema,
  displayName: DisplayNameSchema,
  isAdmin: Type.Boolean({ examples: [false] }),
});

export const SessionAnswer = Type.Object({
  access: TokenSchema,
  refresh: TokenSchema,
  user: UserSchema,
});
export type Session = Static<typeof SessionAnswer>;

/** `securityAnswer` also takes a recovery code. */
export const ForgotPasswordBody = Type.Object({
  email: EmailSchema,
  securityQuestion: SecurityQuestionSchema,
  securityAnswer: SecurityAnswerSchema,
  newPassword: PasswordSchema,
});
export type ForgotPasswordRequest = Static<typeof ForgotPasswordBody>;
export const MessageAnswer = Type.Object({ message: Type.String({ examples: ['Done.'] }) });
export type Message = Static<typeof MessageAnswer>;

export const RefreshBody = Type.Object({
  refresh: Type.String({ ...TokenSchema, minLength: 1, maxLength: 4096 }),
});
export type RefreshRequest = Static<typeof RefreshBody>;
export const TokensAnswer = Type.Object({ access: TokenSchema, refresh: TokenSchema });
export type Tokens = Static<typeof TokensAnswer>;

export const RecoveryCodeBody = Type.Object({ password: PasswordSchema });
export type RecoveryCodeRequest = Static<typeof RecoveryCodeBody>;
export const RecoveryCodeAnswer = Type.Object({ code: Type.String({ examples: ['K7QM-2XHD-9TWB-4CFN'] }) });
export type RecoveryCode = Static<typeof RecoveryCodeAnswer>;

export const ChangePasswordBody = Type.Object({
  /** The one so far. */
  password: PasswordSchema,
  newPassword: PasswordSchema,
});
export type ChangePasswordRequest = Static<typeof ChangePasswordBody>;

export const ChangeNameBody = Type.Object({ displayName: DisplayNameSchema });
export type ChangeNameRequest = Static<typeof ChangeNameBody>;
export const UserAnswer = Type.Object({ user: UserSchema });
export type User = Static<typeof UserSchema>;

export const ChangeSecurityQuestionBody = Type.Object({
  password: PasswordSchema,
  securityQuestion: SecurityQuestionSchema,
  securityAnswer: SecurityAnswerSchema,
});
export type ChangeSecurityQuestionRequest = Static<typeof ChangeSecurityQuestionBody>;

const SessionSchema = Type.Object({
  started_at: TimestampSchema,
  ends_at: TimestampSchema,
  is_this_one: Type.Boolean(),
});

export const AccountSecurityAnswer = Type.Object({
  password_changed_at: TimestampSchema,
  /** Absent for an administrator. */
  security_question: Type.Optional(
    Type.Object({ question: SecurityQuestionSchema, changed_at: TimestampSchema }),
  ),
  /** Absent where there is no code. */
  recovery_code_created_at: Type.Optional(TimestampSchema),
  /** Oldest first. */
  sessions: Type.Array(SessionSchema),
  /** Of the sign-in before this session's; absent where there was none. */
  previous_sign_in_at: Type.Optional(TimestampSchema),
  /** What guards the account and was changed between that sign-in and this session's, newest first. */
  changes: Type.Array(Type.Object({ event: Type.Enum([...GUARDING_EVENTS]), happened_at: TimestampSchema })),
});
export type AccountSecurity = Static<typeof AccountSecurityAnswer>;

export const SessionsEndedAnswer = Type.Object({ ended: Type.Integer({ minimum: 0 }) });
export type SessionsEnded = Static<typeof SessionsEndedAnswer>;

/** Everything that is kept about a person, but what only guards the account: hashes and tokens. */
export const PersonalDataAnswer = Type.Object({
  exported_at: TimestampSchema,
  account: Type.Object({
    email: EmailSchema,
    display_name: Type.String(),
    role: Type.String(),
    /** Absent for an account that the server made. */
    consent_version: Type.Optional(Type.String()),
    created_at: TimestampSchema,
    password_changed_at: TimestampSchema,
    security_question: Type.Optional(Type.String()),
    security_question_changed_at: Type.Optional(TimestampSchema),
    recovery_code_created_at: Type.Optional(TimestampSchema),
  }),
  early_access: Type.Optional(
    Type.Object({
      email: EmailSchema,
      consent: Type.Boolean(),
      consent_version: Type.String(),
      /** The page it was joined from, where the browser said. */
      page_origin: Type.Optional(Type.String()),
      /** What that page passed along. */
      fields: Type.Optional(PageFieldsSchema),
      created_at: TimestampSchema,
      last_joined_at: TimestampSchema,
    }),
  ),
  /** The figure that is kept with the account; absent where none is. */
  figure: Type.Optional(Type.Object({ figure: FigureSchema, changed_at: TimestampSchema })),
  /** The taste that is kept with the account; absent where none is. */
  taste: Type.Optional(Type.Object({ taste: KeptTasteSchema, changed_at: TimestampSchema })),
  wardrobe: Type.Array(
    Type.Object({
      name: Type.String(),
      image: Type.Optional(Type.String()),
      tags: Type.Array(Type.String()),
      saved_at: TimestampSchema,
    }),
  ),
  sessions: Type.Array(SessionSchema),
  /** What was done to the account, oldest first; `actor` is the person or whoever runs the server. */
  events: Type.Array(
    Type.Object({ event: Type.String(), actor: Type.String(), happened_at: TimestampSchema }),
  ),
});
export type PersonalData = Static<typeof PersonalDataAnswer>;

export const DeleteAccountBody = Type.Object({ password: PasswordSchema });
export type DeleteAccountRequest = Static<typeof DeleteAccountBody>;
