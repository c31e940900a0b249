import { ACCESS_TOKEN_TTL_MS } from '@glow/api';
import { CLOCK_TOLERANCE_MS } from './session.repository.ts';
import { openToken, signToken } from './signed-token.ts';

/** Issues an access token of a session: valid for 15 minutes, and only as long as the session exists. */
export function issueAccessToken(key: Buffer, sessionId: string, now: Date): string {
  return signToken(key, `${sessionId}.${(now.getTime() + ACCESS_TOKEN_TTL_MS).toString(36)}`);
}

/**
 * Returns the session of an access token; `undefined` where it is forged, of another server, expired, or made under
 * a clock that was ahead.
 */
export function sessionOfAccessToken(key: Buffer, token: string, now: Date): string | undefined {
  const [sessionId = '', expiry = ''] = openToken(key, token)?.split('.') ?? [];
  const leftMs = Number.parseInt(expiry, 36) - now.getTime();
  const isLive = leftMs > 0 && leftMs <= ACCESS_TOKEN_TTL_MS + CLOCK_TOLERANCE_MS;
  return isLive && sessionId ? sessionId : undefined;
}
