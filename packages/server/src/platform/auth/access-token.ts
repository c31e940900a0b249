import { ACCESS_TOKEN_TTL_MS } from '@glow/api';
import { openToken, signToken } from './signed-token.ts';

/** An access token of a session: good for 15 minutes, and only as long as its session is there. */
export function issueAccessToken(key: Buffer, sessionId: string, now: Date): string {
  return signToken(key, `${sessionId}.${(now.getTime() + ACCESS_TOKEN_TTL_MS).toString(36)}`);
}

/** The session of an access token; `undefined` where it is forged, of another server, or expired. */
export function sessionOfAccessToken(key: Buffer, token: string, now: Date): string | undefined {
  const [sessionId = '', expiry = ''] = openToken(key, token)?.split('.') ?? [];
  const isLive = Number.parseInt(expiry, 36) > now.getTime();
  return isLive && sessionId ? sessionId : undefined;
}
