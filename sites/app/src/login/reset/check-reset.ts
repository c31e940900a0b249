import { isEmail, isStrongPassword } from '@glow/api';
import type { Failure, FormValues } from '#forms/form-values.ts';
import { RESET_TEXTS } from './reset.messages.ts';

export const RESET_NAMES = [
  'email',
  'securityQuestion',
  'securityAnswer',
  'newPassword',
  'confirmation',
] as const;
export type ResetName = (typeof RESET_NAMES)[number];

/** In the order of spec section 5. */
export function checkReset(values: FormValues<ResetName>): Failure<ResetName> | undefined {
  const { email, securityQuestion, securityAnswer, newPassword, confirmation } = values;
  if (!email.trim()) return { text: RESET_TEXTS.noEmail, field: 'email' };
  if (!isEmail(email.trim())) return { text: RESET_TEXTS.invalidEmail, field: 'email' };
  if (!securityQuestion) return { text: RESET_TEXTS.noQuestion, field: 'securityQuestion' };
  if (!securityAnswer.trim()) return { text: RESET_TEXTS.noAnswer, field: 'securityAnswer' };
  if (!newPassword) return { text: RESET_TEXTS.noPassword, field: 'newPassword' };
  if (!isStrongPassword(newPassword)) return { text: RESET_TEXTS.weakPassword, field: 'newPassword' };
  if (newPassword !== confirmation) return { text: RESET_TEXTS.noMatch, field: 'confirmation' };
  return undefined;
}
