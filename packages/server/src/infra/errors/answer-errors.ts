import type { ErrorAnswer } from '@glow/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseWatch } from '../db/database-watch.ts';
import { isUnavailable } from '../db/engine-errors.ts';
import { ERROR_TEXTS } from './error.messages.ts';
import { ERROR_STATUS } from './error-status.ts';
import { foldError } from './fold-error.ts';
import { ServiceError } from './service-error.ts';

/** Answers every failure of every route, and of the router itself: `{ error, code }`. */
export function answerErrors(app: FastifyInstance, watch: Pick<DatabaseWatch, 'noteFailure'>): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, watch));
  app.setNotFoundHandler(async () => {
    throw new ServiceError('not_found');
  });
}

export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  watch?: Pick<DatabaseWatch, 'noteFailure'>,
): FastifyReply {
  const route = request.routeOptions?.config;
  const { shapeError } = route ?? {};
  const failure = foldError(error, route);
  const status = ERROR_STATUS[failure.code];
  // A service other than the database has a watch of its own, which folds its failure before it gets here.
  if (watch && isUnavailable(error)) watch.noteFailure(error);
  else if (status >= 500)
    request.log.error({ err: failure.cause ?? failure, code: failure.code }, 'request failed');
  const answer = answerOf(failure, status);
  // RFC 9110 section 15.5.2: a 401 says how to sign in.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (failure.retryAfterMs !== undefined) {
    reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfterMs / 1000)));
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(shapeError ? { ...answer, ...shapeError(answer, status) } : answer);
}

function answerOf({ code, message }: ServiceError, status: number): ErrorAnswer {
  return { error: status >= 500 ? ERROR_TEXTS[code] : message, code };
}
