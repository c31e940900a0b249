import type { CallAuth } from '@glow/api/calls';
import type { FastifyRequest } from 'fastify';
import type { Auth } from '../auth/auth.ts';
import type { Person } from '../auth/session.repository.ts';
import { ServiceError } from '../errors/service-error.ts';

export interface PersonOfRequest {
  /** Authenticates the request; an `onRequest` hook, so before a byte of the body is read. */
  readonly find: (request: FastifyRequest) => Promise<void>;
  readonly get: (request: FastifyRequest) => Person | undefined;
}

/**
 * Finds who makes a request and whether they may (spec section 6).
 * @throws {ServiceError} in `find`: `not_signed_in`; `not_allowed` for what is the administrator's.
 */
export function requirePerson(
  required: CallAuth,
  auth: Pick<Auth, 'authenticate'> | undefined,
): PersonOfRequest {
  const people = new WeakMap<FastifyRequest, Person>();
  return {
    async find(request) {
      if (required === 'none') return;
      const person = await auth?.authenticate(request.headers.authorization);
      if (!person) throw new ServiceError('not_signed_in');
      if (required === 'administrator' && person.role !== 'administrator')
        throw new ServiceError('not_allowed');
      people.set(request, person);
    },
    get: (request) => people.get(request),
  };
}
