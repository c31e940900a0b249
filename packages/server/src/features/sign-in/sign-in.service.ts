import { type LoginRequest, normaliseEmail, type Session } from '@glow/api';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Metrics } from '#infra/metrics.ts';
import { countStoredAttempts, deleteStoredAttempts } from '#infra/rate-limits/database-counters.ts';
import { wrongCredentials } from '#people/account.errors.ts';
import { findAccount, lockPassword } from '#people/account.repository.ts';
import { loginAttempts, loginFailures } from '#people/account-limits.ts';
import { isKnownNetwork, rememberNetwork } from '#people/sign-in-networks.repository.ts';
import { openSession, sweepExpired } from './open-session.ts';

/**
 * Signs in. An unknown address, a wrong password and too many attempts fail alike: one text, one status, the
 * same queries and one Argon2 check (INTERFACE section 2). Too many attempts slow strangers down and leave those in
 * who come from where the account signed in before.
 * @throws {ServiceError} `wrong_credentials`.
 */
export async function signIn(
  {
    db,
    clock,
    auth,
    metrics,
  }: { readonly db: Database; readonly clock: Clock; readonly auth: Auth; readonly metrics: Metrics },
  { password, ...request }: LoginRequest,
  network: string,
): Promise<Session> {
  const email = normaliseEmail(request.email);
  const now = clock.now();
  const { attemptKey } = auth.secrets;
  const account = await findAccount(db.queries, email);
  const origin = { accountId: account?.id ?? '', network };
  const isKnown = await isKnownNetwork(db.queries, attemptKey, origin, now);
  const passwordHash = account?.password_hash;
  const loginAttempt = { email, passwordHash, network, isKnownNetwork: isKnown };
  const { exceeded } = await countStoredAttempts(db.queries, attemptKey, loginAttempts(loginAttempt), now);
  if (exceeded) metrics.refusedAttempts.inc({ limit: exceeded });
  const isRight = await auth.hasher.isPassword(password, account?.password_hash);
  if (!account || !isRight || exceeded) throw wrongCredentials();
  await sweepExpired(db.queries, now);
  return inTransaction(db.queries, async (transaction) => {
    // A reset may have ended every session while this password was checked.
    if (!(await lockPassword(transaction, account))) throw wrongCredentials();
    await deleteStoredAttempts(transaction, attemptKey, loginFailures(loginAttempt));
    await rememberNetwork(transaction, attemptKey, origin, now);
    return openSession(transaction, auth.secrets, account, now);
  });
}
