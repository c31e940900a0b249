import { createHash, randomBytes } from 'node:crypto';
import { openToken, signToken } from './signed-token.ts';

const RANDOM_BYTES = 32;

export interface RefreshToken {
  readonly token: string;
  /** What is stored of it. */
  readonly hash: string;
}

/** A refresh token of a session: random, and signed, so that a made-up one can end no session as a reuse would. */
export function issueRefreshToken(key: Buffer, sessionId: string): RefreshToken {
  const token = signToken(key, `${sessionId}.${randomBytes(RANDOM_BYTES).toString('base64url')}`);
  return { token, hash: hashOfRefreshToken(token) };
}

/** The session that a refresh token was issued for; `undefined` for a text that was never one of ours. */
export function sessionOfRefreshToken(key: Buffer, token: string): string | undefined {
  const [sessionId] = openToken(key, token)?.split('.') ?? [];
  return sessionId || undefined;
}

/** SHA-256 is enough for 256 random bits. */
export function hashOfRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
