import type { ErrorAnswer } from '@glow/api';
import { CALLS, type Call, type CallName } from '@glow/api/calls';
import type { FastifyInstance } from 'fastify';
import { isForeignKeyViolation } from '../db/engine-errors.ts';
import type { InvalidField } from '../errors/invalid-part.ts';
import type { RateLimit } from '../rate-limits/counter-store.ts';
import { limitByAddress } from '../rate-limits/limit-by-address.ts';
import { callSchema } from './call-schema.ts';
import type { AnswerOf, CallDependencies, CallRequest } from './contract-types.ts';
import { requirePerson } from './require-person.ts';
import './route-config.ts';

/** What a feature adds to a row of the contract. */
export interface CallRoute<Name extends CallName> {
  /** Each counts per client address; the first that is exceeded answers 429. */
  readonly limits?: readonly RateLimit[];
  /** What a field that does not fit the contract is called, where the common words are not enough. */
  readonly invalidField?: InvalidField;
  /** Adds what this call's clients read beside `error` and `code` in a failing answer. */
  readonly shapeError?: (answer: ErrorAnswer, status: number) => object;
  readonly handle: (call: CallRequest<Name>) => Promise<AnswerOf<Name> | JsonText>;
}

/** An answer that was written before, in parts, as the contract has it; sent as it is. */
export class JsonText {
  readonly bytes: Buffer;

  constructor(...parts: readonly (string | Buffer)[]) {
    this.bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  }
}

/** Looked up by name, since TypeScript then keeps the literals of an answer. */
type RouteOf<Name extends CallName> = { [Key in CallName]: CallRoute<Key> }[Name];

/**
 * Makes a route of a row of the contract: method, path, checked and typed parts, answer and error schemas,
 * limits, and the right to call it. A failure is thrown as a `ServiceError` and answered by the one error handler.
 */
export function registerCall<Name extends CallName>(
  app: FastifyInstance,
  dependencies: CallDependencies<NoInfer<Name>>,
  name: Name,
  { limits = [], invalidField, shapeError, handle }: RouteOf<NoInfer<Name>>,
): void {
  const call: Call = CALLS[name];
  const personOf = requirePerson(call.auth, 'auth' in dependencies ? dependencies.auth : undefined);
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: callSchema(name, call),
    config: { call, ...(invalidField && { invalidField }), ...(shapeError && { shapeError }) },
    onRequest: [limitByAddress(dependencies, limits), personOf.find],
    handler: async (request, reply) => {
      const { body, query, params } = request;
      const person = personOf.get(request);
      try {
        const answer = await handle({ body, query, params, person, request, reply } as CallRequest<Name>);
        if (!(answer instanceof JsonText)) return answer;
        return reply.type('application/json; charset=utf-8').send(answer.bytes);
      } catch (error) {
        // A row of theirs could not be written because the account was erased meanwhile: then `find` says so.
        if (isForeignKeyViolation(error)) await personOf.find(request);
        throw error;
      }
    },
  });
}
