import { type LoginRequest, normaliseEmail, type Session } from '@glow/api';
import { countAttempts, forgetAttempts } from '../../platform/attempts/count-attempts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findAccount, lockPassword } from './account.repository.ts';
import { openSession, sweepExpired } from './account-session.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { loginAttempts } from './attempt-limits.ts';

/**
 * Signs in. An unknown address, a wrong password and too many attempts fail alike: one text, one status, the
 * same queries and one Argon2 check (INTERFACE section 2). `place` is the client's network.
 * @throws {ServiceError} `wrong_credentials`.
 */
export async function signIn(
  { db, clock, auth }: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  { password, ...request }: LoginRequest,
  place: string,
): Promise<Session> {
  const email = normaliseEmail(request.email);
  const attempts = loginAttempts(email, place);
  const now = clock.now();
  const count = await countAttempts(db.queries, auth.secrets.attemptKey, attempts, now);
  const account = await findAccount(db.queries, email);
  const isRight = await auth.hasher.isPassword(password, account?.password_hash);
  if (!account || !isRight || count === 'exceeded') throw wrongCredentials();
  await sweepExpired(db.queries, now);
  return inTransaction(db.queries, async (transaction) => {
    // A reset may have ended every session while this password was checked.
    if (!(await lockPassword(transaction, account))) throw wrongCredentials();
    await forgetAttempts(transaction, auth.secrets.attemptKey, attempts);
    return openSession(transaction, auth.secrets, account, now);
  });
}
