import type { FastifyInstance } from 'fastify';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';
import { invalidJoinField, shapeEarlyAccessError } from './early-access.errors.ts';
import { createEarlyAccessList } from './early-access.service.ts';
import { acceptJoinForms } from './join-form.ts';

/** Room for the people of one office behind one address, none for a list that is typed in by a machine. */
const JOIN_LIMITS: readonly RateLimit[] = [
  { name: 'early-access.join.minute', max: 10, windowMs: 60_000 },
  { name: 'early-access.join.day', max: 200, windowMs: 24 * 60 * 60 * 1000 },
];

/**
 * Adds the call that joins the list, by JSON or by an HTML form; a scope of its own keeps forms away from
 * every other call.
 */
export async function addEarlyAccessRoutes(
  app: FastifyInstance,
  dependencies: {
    readonly db: Database;
    readonly clock: Clock;
    readonly counters: CounterStore;
    readonly metrics: Metrics;
  },
): Promise<void> {
  const join = createEarlyAccessList(dependencies);
  await app.register(async (scope) => {
    acceptJoinForms(scope);
    registerCall(scope, dependencies, 'joinEarlyAccess', {
      limits: JOIN_LIMITS,
      invalidField: invalidJoinField,
      shapeError: shapeEarlyAccessError,
      async handle({ body, request }) {
        const { email, fields: pageFields } = body;
        await join({ email, pageFields, pageOrigin: request.headers.origin });
        return { status: 'ok' };
      },
    });
  });
}
