import type { ErrorAnswer } from '@glow/api';
import { CALLS, type Call } from '@glow/api/calls';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { limitByAddress } from '../rate-limits/limit-by-address.ts';
import type { RateLimit } from '../rate-limits/rate-limiter.ts';
import { callSchema } from './call-schema.ts';
import type { AnswerOf, CallRequest, OpenCallName } from './contract-types.ts';
import './route-config.ts';

/** What a feature adds to a row of the contract. */
export interface CallRoute<Name extends OpenCallName> {
  /** Each counts per client address; the first that is exceeded answers 429. */
  readonly limits?: readonly RateLimit[];
  /** Adds what this call's clients read beside `error` and `code` in a failing answer. */
  readonly shapeError?: (answer: ErrorAnswer, status: number) => object;
  readonly handle: (call: CallRequest<Name>) => Promise<AnswerOf<Name>>;
}

/**
 * Makes a route of a row of the contract: method, path, checked and typed parts, answer and error schemas,
 * limits. A failure is thrown as a `ServiceError` and answered by the one error handler.
 */
export function registerCall<Name extends OpenCallName>(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'rateLimiter' | 'metrics'>,
  name: Name,
  { limits = [], shapeError, handle }: CallRoute<NoInfer<Name>>,
): void {
  const call: Call = CALLS[name];
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: callSchema(name, call),
    config: { call, ...(shapeError && { shapeError }) },
    onRequest: limits.map((limit) => limitByAddress(dependencies, limit)),
    handler: async (request, reply) => {
      const { body, query, params } = request;
      return handle({ body, query, params, request, reply } as CallRequest<Name>);
    },
  });
}
