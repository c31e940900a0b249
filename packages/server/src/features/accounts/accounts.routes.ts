import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { addressKey } from '../../platform/rate-limits/address-key.ts';
import { invalidLoginField, invalidResetField, invalidSignupField } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { ADDRESS_LIMITS } from './attempt-limits.ts';
import { type OwnAccountDependencies, registerOwnAccount } from './own-account.routes.ts';
import { createRecoveryCode } from './recovery-code.service.ts';
import { createResetBreaker } from './reset-breaker.ts';
import { resetPassword } from './reset-password.service.ts';
import { refreshTokens, signOut } from './session.service.ts';
import { signIn } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';

/** Accounts and their sessions (spec sections 5 and 7, INTERFACE section 2). */
export function registerAccounts(app: FastifyInstance, dependencies: OwnAccountDependencies): void {
  const breaker = createResetBreaker(dependencies);
  registerCall(app, dependencies, 'login', {
    limits: ADDRESS_LIMITS.login,
    invalidField: invalidLoginField,
    handle: ({ body, request }) => signIn(dependencies, body, addressKey(request.ip)),
  });
  registerCall(app, dependencies, 'signup', {
    limits: ADDRESS_LIMITS.signup,
    invalidField: invalidSignupField,
    handle: ({ body, request }) => signUp(dependencies, body, addressKey(request.ip)),
  });
  registerCall(app, dependencies, 'forgotPassword', {
    limits: ADDRESS_LIMITS.reset,
    invalidField: invalidResetField,
    async handle({ body }) {
      await resetPassword({ ...dependencies, breaker }, body);
      return { message: ACCOUNT_TEXTS.reset.done };
    },
  });
  registerCall(app, dependencies, 'refreshTokens', {
    limits: ADDRESS_LIMITS.refresh,
    handle: ({ body }) => refreshTokens(dependencies, body.refresh),
  });
  registerCall(app, dependencies, 'logout', {
    limits: ADDRESS_LIMITS.logout,
    async handle({ person }) {
      await signOut(dependencies, person);
      return { message: ACCOUNT_TEXTS.signedOut };
    },
  });
  registerCall(app, dependencies, 'createRecoveryCode', {
    limits: ADDRESS_LIMITS.recoveryCode,
    handle: async ({ body, person }) => ({
      code: await createRecoveryCode(dependencies, person.accountId, body.password),
    }),
  });
  registerOwnAccount(app, dependencies);
}
