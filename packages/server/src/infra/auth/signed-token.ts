import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN_MAX_LENGTH = 512;

/** Returns `payload.mac`, with HMAC-SHA256: there is one algorithm, so a token cannot choose another. */
export function signToken(key: Buffer, payload: string): string {
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}

/** Returns the payload of a token that was signed with this key; undefined for any other text. */
export function openToken(key: Buffer, token: string): string | undefined {
  if (token.length > TOKEN_MAX_LENGTH) return undefined;
  const payload = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const given = Buffer.from(token);
  const expected = Buffer.from(signToken(key, payload));
  return given.length === expected.length && timingSafeEqual(given, expected) ? payload : undefined;
}
