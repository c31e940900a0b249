import { type Static, Type } from 'typebox';
import { NAME_MAX_LENGTH, SECURITY_ANSWER_MAX_LENGTH } from '../limits.ts';
import { SECURITY_QUESTIONS } from '../vocabulary.ts';
import { EmailSchema, PasswordSchema } from './text.ts';

const SecurityQuestionSchema = Type.Enum(SECURITY_QUESTIONS.map((question) => question.value));
const SecurityAnswerSchema = Type.String({ minLength: 1, maxLength: SECURITY_ANSWER_MAX_LENGTH });

export const LoginBody = Type.Object({ email: EmailSchema, password: PasswordSchema });
export type LoginRequest = Static<typeof LoginBody>;

export const SignupBody = Type.Object({
  email: EmailSchema,
  password: PasswordSchema,
  displayName: Type.String({ maxLength: NAME_MAX_LENGTH }),
  securityQuestion: SecurityQuestionSchema,
  securityAnswer: SecurityAnswerSchema,
});
export type SignupRequest = Static<typeof SignupBody>;

export const SessionAnswer = Type.Object({
  access: Type.String(),
  refresh: Type.String(),
  user: Type.Object({ email: EmailSchema, displayName: Type.String(), isAdmin: Type.Boolean() }),
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
export const MessageAnswer = Type.Object({ message: Type.String() });
export type Message = Static<typeof MessageAnswer>;

export const RefreshBody = Type.Object({ refresh: Type.String({ minLength: 1, maxLength: 4096 }) });
export type RefreshRequest = Static<typeof RefreshBody>;
export const TokensAnswer = Type.Object({ access: Type.String(), refresh: Type.String() });
export type Tokens = Static<typeof TokensAnswer>;

export const RecoveryCodeBody = Type.Object({ password: PasswordSchema });
export type RecoveryCodeRequest = Static<typeof RecoveryCodeBody>;
export const RecoveryCodeAnswer = Type.Object({ code: Type.String() });
export type RecoveryCode = Static<typeof RecoveryCodeAnswer>;
