import type { Kysely } from 'kysely';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Schema } from '#infra/db/schema.ts';
import type { ServiceError } from '#infra/errors/service-error.ts';
import { countStoredAttempts, deleteStoredAttempts } from '#infra/rate-limits/database-counters.ts';
import { notSignedIn, wrongCredentials } from './account.errors.ts';
import { ACCOUNT_TEXTS } from './account.messages.ts';
import { type Account, findAccountById, lockPassword } from './account.repository.ts';
import { passwordProofAttempts } from './account-limits.ts';

/**
 * Returns the account of whoever is signed in and knows its password too, which is required again for
 * anything that outlives the session (ASVS 5.0, 7.5.1). Failures are alike: the same queries and one Argon2
 * check.
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts.
 */
export async function verifyPassword(
  { db, clock, auth }: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  accountId: string,
  password: string,
): Promise<Account> {
  const attempts = passwordProofAttempts(accountId);
  const { exceeded } = await countStoredAttempts(db.queries, auth.secrets.attemptKey, attempts, clock.now());
  const account = await findAccountById(db.queries, accountId);
  const isRight = await auth.hasher.isPassword(password, account?.password_hash);
  if (!account || !isRight || exceeded) throw wrongCredentials(ACCOUNT_TEXTS.passwordProof.wrongPassword);
  return account;
}

/**
 * Locks the account while its password is the one that was verified, and deletes the counters of earlier
 * failures; call it first in the transaction.
 * @throws {ServiceError} `wrong_credentials` where the password was changed in the meantime, `not_signed_in` where the
 *   account is gone.
 */
export async function lockProvenAccount(
  db: Kysely<Schema>,
  auth: Pick<Auth, 'secrets'>,
  account: Account,
): Promise<void> {
  if (!(await lockPassword(db, account))) throw await proofError(db, account.id);
  await deleteProofAttempts(db, auth, account.id);
}

/** Returns the error for a proof that no longer holds. */
export async function proofError(db: Kysely<Schema>, accountId: string): Promise<ServiceError> {
  const exists = await findAccountById(db, accountId);
  return exists ? wrongCredentials(ACCOUNT_TEXTS.passwordProof.wrongPassword) : notSignedIn();
}

/**
 * Deletes the counters of earlier failures, inside the transaction that the right password was required for.
 */
export async function deleteProofAttempts(
  db: Kysely<Schema>,
  { secrets }: Pick<Auth, 'secrets'>,
  accountId: string,
): Promise<void> {
  await deleteStoredAttempts(db, secrets.attemptKey, passwordProofAttempts(accountId));
}
