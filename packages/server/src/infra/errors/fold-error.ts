import type { ErrorCode } from '@glow/api';
import type { FastifyContextConfig, FastifyError } from 'fastify';
import { isUnavailable } from '../db/engine-errors.ts';
import '../http/route-config.ts';
import { invalidPart } from './invalid-part.ts';
import { ServiceError } from './service-error.ts';

const CODE_OF_FASTIFY_ERROR: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid_request',
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Converts any failure of a request into a `ServiceError`; an unexpected one is `internal`. */
export function foldError(
  error: unknown,
  route: Pick<FastifyContextConfig, 'call' | 'invalidField'> = {},
): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isUnavailable(error)) return new ServiceError('unavailable', { cause: error });
  if (!(error instanceof Error)) return new ServiceError('internal', { cause: error });
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return invalidPart(validation, error as FastifyError, route);
  // Fastify's JSON parser gives a plain SyntaxError for a forbidden key such as __proto__.
  const isJson = error instanceof SyntaxError && statusCode === 400;
  const known = isJson ? 'invalid_json' : CODE_OF_FASTIFY_ERROR[code ?? ''];
  return new ServiceError(known ?? CODE_OF_STATUS[statusCode ?? 500] ?? 'internal', { cause: error });
}
