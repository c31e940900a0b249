import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { JSON_MAX_BYTES, NAME_MAX_LENGTH } from '@glow/api';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from '#config/config.ts';
import type { DatabaseWatch } from '../db/database-watch.ts';
import { answerError, answerErrors } from '../errors/answer-errors.ts';
import { ERROR_TEXTS } from '../errors/error.messages.ts';
import type { Log } from '../logging/log.ts';
import { addressTooLong, isLongAddress } from './refuse-long-addresses.ts';
import { validatorCompiler } from './validator.ts';

/** A code point takes at most 4 bytes, each written %XX in an address. */
const PARAM_MAX_LENGTH = NAME_MAX_LENGTH * 4 * 3;
const REQUEST_TIMEOUT_MS = 60_000;
/** Then a client opens another connection; the default of nginx. */
const REQUESTS_PER_CONNECTION_MAX = 1000;

/** Creates Fastify with our limits, router, JSON, validation and errors. */
export function createHttpServer({
  config,
  log,
  watch,
}: {
  readonly config: Config;
  readonly log: Log;
  readonly watch: DatabaseWatch;
}): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Seeding the catalogue at the first start takes as long as it takes.
    pluginTimeout: 0,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION_MAX,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_MAX_LENGTH },
    // The router refuses a long name before the first hook.
    frameworkErrors: (error, request, reply) =>
      void answerError(isLongAddress(request.originalUrl) ? addressTooLong() : error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket),
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  answerErrors(app, watch);
  return app;
}

/** Answers what is not an HTTP request, and so never reaches a route, on the bare connection. */
function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({ error: ERROR_TEXTS.invalid_request, code: 'invalid_request' });
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close`;
  const answer = `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  // A client that sends half a request and reads nothing would keep its half of the connection open for good.
  socket.end(answer, () => socket.destroy());
}
