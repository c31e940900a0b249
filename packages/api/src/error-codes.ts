/** Every `code` an error answer `{ error, code }` may carry (INTERFACE section 2). */
export const ERROR_CODES = [
  'invalid_request',
  'invalid_json',
  'invalid_email',
  'invalid_password',
  'invalid_answer',
  'invalid_image',
  'not_signed_in',
  'session_ended',
  'wrong_credentials',
  'reset_failed',
  'not_allowed',
  'not_found',
  'method_not_allowed',
  'already_exists',
  'last_administrator',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
