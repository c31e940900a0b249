import { type SecurityQuestion, type SignedInUser, TERMS_VERSION } from '@glow/api';
import { signup } from '@glow/api/client';
import type { FormValues } from '../forms/form-values.ts';
import { SITE_API } from '../session/site-api.ts';
import type { SignupName } from './check-signup.ts';

/** Makes the account, with the version of the terms that the page links to. */
export function signUp(values: FormValues<SignupName>, signal: AbortSignal): Promise<SignedInUser> {
  return signup(
    SITE_API,
    {
      email: values.email,
      password: values.password,
      displayName: values.displayName.trim(),
      securityQuestion: values.securityQuestion as SecurityQuestion,
      securityAnswer: values.securityAnswer.trim(),
      consent_version: TERMS_VERSION,
    },
    { signal },
  );
}
