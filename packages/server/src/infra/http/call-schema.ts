import type { ErrorCode } from '@glow/api';
import { type Call, type CallAuth, type CallName, ErrorSchema } from '@glow/api/calls';
import type { FastifySchema } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { ERROR_STATUS } from '../errors/error-status.ts';

const ERRORS_OF_EVERY_CALL = [
  'invalid_request',
  'address_too_long',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
const ERRORS_OF_BODIES = ['invalid_json', 'body_too_large', 'unsupported_media_type'] as const;

const WHO_MAY_CALL: Readonly<Record<CallAuth, string>> = {
  none: 'Open to all',
  user: 'Signed in',
  administrator: 'Administrators',
};

function errorAnswers(call: Call): Record<number, object> {
  const ofBody = call.body ? ERRORS_OF_BODIES : [];
  const codes = [...new Set<ErrorCode>([...ERRORS_OF_EVERY_CALL, ...ofBody, ...call.errors])];
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codesOfStatus]) => [
      status,
      { ...ErrorSchema, description: codesOfStatus.join(', ') },
    ]),
  );
}

function fileAnswer(mediaType: string): object {
  return {
    description: 'A file',
    content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
  };
}

/** Returns the schema of a multipart body: the text fields, and the file as bytes. */
function uploadBody(fields: TSchema): object {
  const image = Type.Unsafe<Buffer>({ contentMediaType: 'image/png' });
  const body = Type.Object({ ...(fields as TObject).properties, image });
  return { consumes: ['multipart/form-data'], body };
}

/**
 * Returns a row of the contract as Fastify's schema, by which requests are checked and the API page is made.
 */
export function callSchema(name: CallName, call: Call): FastifySchema {
  const answer =
    typeof call.answer === 'string' ? fileAnswer(call.answer) : { ...call.answer, description: 'Done' };
  return {
    operationId: name,
    summary: call.summary,
    tags: [WHO_MAY_CALL[call.auth]],
    ...(call.auth !== 'none' && { security: [{ bearer: [] }] }),
    ...(call.body && { body: call.body }),
    ...(call.fields && uploadBody(call.fields)),
    ...(call.query && { querystring: call.query }),
    ...(call.params && { params: call.params }),
    response: { 200: answer, ...errorAnswers(call) },
  };
}
