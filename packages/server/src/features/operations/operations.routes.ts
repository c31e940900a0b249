import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ServiceError } from '../../platform/errors/index.ts';

const READY_WITHIN_MS = 2000;

/** What whoever runs the server asks it: does it live, can it work, how is it doing. */
export function registerOperations(
  app: FastifyInstance,
  { db, metrics }: Pick<Dependencies, 'db' | 'metrics'>,
): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async () => {
    const answer = sql`select 1`.execute(db.queries).then(() => 'ok' as const);
    const tooLate = new Promise<'late'>((resolve) => setTimeout(resolve, READY_WITHIN_MS, 'late').unref());
    const outcome = await Promise.race([answer, tooLate]).catch((cause: unknown) => {
      throw new ServiceError('unavailable', { cause });
    });
    if (outcome === 'late') throw new ServiceError('unavailable');
    return { status: 'ok' };
  });
  app.get('/metrics', { schema }, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
