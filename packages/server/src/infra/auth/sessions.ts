import { randomUUID } from 'node:crypto';
import { REFRESH_TOKEN_TTL_MS, type Tokens } from '@glow/api';
import type { Kysely } from 'kysely';
import { recordEvent } from '../audit.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { issueAccessToken } from './access-token.ts';
import { hashOfRefreshToken, issueRefreshToken, sessionOfRefreshToken } from './refresh-token.ts';
import type { Secrets } from './secrets.ts';
import { deleteSession, insertSession, rotateSession } from './session.repository.ts';

/** Starts a session of an account, inside the caller's transaction. */
export async function startSession(
  db: Kysely<Schema>,
  secrets: Secrets,
  accountId: string,
  now: Date,
): Promise<Tokens> {
  const sessionId = randomUUID();
  const refresh = issueRefreshToken(secrets.refreshTokenKey, sessionId);
  await insertSession(db, {
    id: sessionId,
    account_id: accountId,
    refresh_hash: refresh.hash,
    created_at: now.toISOString(),
    expires_at: refreshExpiry(now).toISOString(),
  });
  await recordEvent(db, { event: 'session.started', accountId }, now);
  return { access: issueAccessToken(secrets.accessTokenKey, sessionId, now), refresh: refresh.token };
}

/**
 * Exchanges a refresh token, which is used up, for new tokens. A token used before is in two hands, so its
 * session ends for both (RFC 9700 section 4.14.2).
 * @returns nothing where the session has ended, now or before.
 */
export async function refreshSession(
  db: Kysely<Schema>,
  secrets: Secrets,
  used: string,
  now: Date,
): Promise<Tokens | undefined> {
  const sessionId = sessionOfRefreshToken(secrets.refreshTokenKey, used);
  if (!sessionId) return undefined;
  const next = issueRefreshToken(secrets.refreshTokenKey, sessionId);
  const rotation = {
    sessionId,
    usedHash: hashOfRefreshToken(used),
    nextHash: next.hash,
    expiresAt: refreshExpiry(now),
  };
  const isCurrent = await inTransaction(db, async (transaction) => {
    if (await rotateSession(transaction, rotation, now)) return true;
    const accountId = await deleteSession(transaction, sessionId);
    if (accountId) await recordEvent(transaction, { event: 'session.revoked', accountId }, now);
    return false;
  });
  if (!isCurrent) return undefined;
  return { access: issueAccessToken(secrets.accessTokenKey, sessionId, now), refresh: next.token };
}

function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_TTL_MS);
}
