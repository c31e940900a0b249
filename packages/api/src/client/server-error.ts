import type { ErrorCode } from '../error-codes.ts';
import { ApiError } from './api-error.ts';

/** Returns a non-empty string as it is, and nothing for any other value (spec section 8: 'a non-empty string'). */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

/** Resolves to the failure that an answer's status and body describe; a body that is no JSON says nothing more. */
export async function readServerError(response: Response): Promise<ApiError> {
  const body: Record<string, unknown> = (await response.json().catch(() => null)) ?? {};
  const code = textOf(body.code) as ErrorCode | undefined; // a newer server's own says what its status says
  const serverText = textOf(body.error) ?? textOf(body.message);
  return new ApiError('http', {
    status: response.status,
    ...(code && { code }),
    ...(serverText && { serverText }),
  });
}
