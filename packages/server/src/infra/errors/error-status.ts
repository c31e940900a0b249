import type { ErrorCode } from '@glow/api';

/** The HTTP status of every code (INTERFACE section 2). */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_json: 400,
  invalid_email: 400,
  invalid_password: 400,
  invalid_answer: 400,
  invalid_image: 422,
  not_signed_in: 401,
  session_ended: 401,
  wrong_credentials: 401,
  reset_failed: 400,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  address_too_long: 414,
  already_exists: 409,
  last_administrator: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;
