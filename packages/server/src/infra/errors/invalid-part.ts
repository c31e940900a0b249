import type { ErrorCode } from '@glow/api';
import type { Call } from '@glow/api/calls';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { ServiceError } from './service-error.ts';

/** Fields whose failure has a code and a text of its own where the call names that code. */
const CODE_OF_FIELD: Readonly<Record<string, ErrorCode>> = {
  email: 'invalid_email',
  password: 'invalid_password',
  newPassword: 'invalid_password',
  securityAnswer: 'invalid_answer',
};

/**
 * The failure of a field of the body, such as `securityQuestion`; `rule` is the schema's keyword that it broke,
 * such as `required` or `maxLength`. Nothing: the common words.
 */
export type InvalidField = (field: string, rule: string) => ServiceError | undefined;

/** Describes what is wrong with a part of a request, in words that never repeat what was sent. */
export function invalidPart(
  validation: readonly FastifySchemaValidationError[],
  { validationContext = 'body' }: FastifyError,
  { call, invalidField }: { readonly call?: Call; readonly invalidField?: InvalidField },
): ServiceError {
  const [failure] = validation;
  if (!failure) return new ServiceError('invalid_request');
  const field = fieldOf(failure);
  const named = invalidField?.(field, failure.keyword);
  if (named) return named;
  const code = CODE_OF_FIELD[field];
  if (code && call?.errors.includes(code)) return new ServiceError(code);
  const where = field || `The ${validationContext}`;
  const allowed = failure.params.allowedValues;
  const choices = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
  const what =
    failure.keyword === 'required' ? 'is missing' : `${failure.message ?? 'is not valid'}${choices}`;
  return new ServiceError('invalid_request', { text: `${where} ${what}.` });
}

/**
 * Returns the field's path, `exclude_names/0` of `/exclude_names/0`; the missing field's name where one is
 * missing.
 */
function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.slice(1);
  const missing = keyword === 'required' ? `${params.missingProperty}` : '';
  return [path, missing].filter(Boolean).join('/');
}
