import type { FastifyInstance } from 'fastify';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import { invalidLoginField, invalidSignupField } from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import { ADDRESS_LIMITS } from '#people/account-limits.ts';
import { refreshTokens, signOut } from './session.service.ts';
import { signIn } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';

export interface SignInDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
}

/** Adds sign-up, sign-in, the renewal of tokens and sign-out (spec sections 5 and 7, INTERFACE section 2). */
export function addSignInRoutes(app: FastifyInstance, dependencies: SignInDependencies): void {
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
}
