import type { SecurityQuestion, SignedInUser } from '@glow/api';
import { forgotPassword, isAborted, login } from '@glow/api/client';
import type { Failure, FormValues } from '#forms/form-values.ts';
import { serverFailure } from '#forms/server-failure.ts';
import { SITE_API } from '#session/site-api.ts';
import type { ResetName } from './check-reset.ts';
import { RESET_TEXTS } from './reset.messages.ts';

/** The password is new, but signing in with it failed. */
class AutomaticSignInFailed extends Error {}

/**
 * Resets the password and signs in with the new one (spec section 4).
 * @throws {ApiError} when the reset failed; {AutomaticSignInFailed} when only the signing in did.
 */
export async function resetPassword(
  values: FormValues<ResetName>,
  signal: AbortSignal,
): Promise<SignedInUser> {
  const email = values.email.trim();
  const { newPassword } = values;
  const { message } = await forgotPassword(
    SITE_API,
    {
      email,
      securityQuestion: values.securityQuestion as SecurityQuestion,
      securityAnswer: values.securityAnswer.trim(),
      newPassword,
    },
    { signal },
  );
  try {
    return await login(SITE_API, { email, password: newPassword }, { signal });
  } catch (error) {
    if (isAborted(error)) throw error;
    throw new AutomaticSignInFailed(message?.trim() || RESET_TEXTS.done);
  }
}

export function resetFailure(error: unknown): Failure<ResetName> {
  if (error instanceof AutomaticSignInFailed) {
    return { text: RESET_TEXTS.signInFailed, done: error.message };
  }
  return serverFailure(error, RESET_TEXTS.failed, {
    invalid_email: 'email',
    invalid_password: 'newPassword',
  });
}
