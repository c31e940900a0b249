import { createHash, randomBytes } from 'node:crypto';
import { openToken, signToken } from './signed-token.ts';

const RANDOM_BYTES = 32;

export interface RefreshToken {
  readonly token: string;
  /** What is stored of it. */
  readonly hash: string;
}

/**
 * Issues a refresh token of a session: random, and signed, so that a made-up one cannot end a session as a
 * reused one does.
 */
export function issueRefreshToken(key: Buffer, sessionId: string): RefreshToken {
  const token = signToken(key, `${sessionId}.${randomBytes(RANDOM_BYTES).toString('base64url')}`);
  return { token, hash: hashOfRefreshToken(token) };
}

/** Returns the session that a refresh token was issued for; undefined for a text that we never issued. */
export function sessionOfRefreshToken(key: Buffer, token: string): string | undefined {
  const [sessionId] = openToken(key, token)?.split('.') ?? [];
  return sessionId || undefined;
}

/** Returns the SHA-256 of a token, which is enough for 256 random bits. */
export function hashOfRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
