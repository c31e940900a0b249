import type { ErrorCode } from '@glow/api';

/** What every code says to a person where nothing more exact is known. Account texts: spec section 8. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'The request is not what this call takes.',
  invalid_json: 'The body is not valid JSON.',
  invalid_email: 'Please enter a valid email address.',
  invalid_password:
    'Password must be at least 8 characters, include an uppercase letter and a special character.',
  invalid_answer: 'Please provide an answer to your security question.',
  invalid_image: 'This image cannot be used.',
  not_signed_in: 'Please sign in.',
  session_ended: 'Your session has ended. Please sign in again.',
  wrong_credentials: 'Email or password is not right.',
  reset_failed: "We couldn't reset your password. Please try again.",
  not_allowed: 'This is restricted to the administrator.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  address_too_long: 'The address is too long.',
  already_exists: 'This is already taken.',
  last_administrator: 'The last administrator cannot be deleted.',
  body_too_large: 'The body is too large.',
  unsupported_media_type: 'The body has a media type that this call does not take.',
  rate_limited: 'Too many requests. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again.',
  internal: 'Something went wrong. Please try again.',
};
