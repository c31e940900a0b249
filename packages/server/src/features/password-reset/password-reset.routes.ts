import type { FastifyInstance } from 'fastify';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import { invalidResetField } from '#people/account.errors.ts';
import { ACCOUNT_TEXTS } from '#people/account.messages.ts';
import { ADDRESS_LIMITS } from '#people/account-limits.ts';
import { createResetBreaker } from './reset-breaker.ts';
import { resetPassword } from './reset-password.service.ts';

export interface PasswordResetDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
}

/** Adds the reset of a forgotten password (spec sections 5 and 7). */
export function addPasswordResetRoutes(app: FastifyInstance, dependencies: PasswordResetDependencies): void {
  const breaker = createResetBreaker(dependencies);
  registerCall(app, dependencies, 'forgotPassword', {
    limits: ADDRESS_LIMITS.reset,
    invalidField: invalidResetField,
    async handle({ body }) {
      await resetPassword({ ...dependencies, breaker }, body);
      return { message: ACCOUNT_TEXTS.reset.done };
    },
  });
}
