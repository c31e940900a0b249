import type { Kysely } from 'kysely';
import { countAttempts, forgetAttempts } from '../../platform/attempts/count-attempts.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { ServiceError } from '../../platform/errors/service-error.ts';
import { type Account, findAccountById, lockPassword } from './account.repository.ts';
import { notSignedIn, wrongCredentials } from './accounts.errors.ts';
import { ACCOUNT_TEXTS } from './accounts.messages.ts';
import { passwordProofAttempts } from './attempt-limits.ts';

/**
 * The account of whoever is signed in and knows its password too, which is asked for again before anything that
 * outlives the session (ASVS 5.0, 7.5.1). Failures are alike: the same queries and one Argon2 check.
 * @throws {ServiceError} `wrong_credentials`, also after too many attempts.
 */
export async function provePassword(
  { db, clock, auth }: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  accountId: string,
  password: string,
): Promise<Account> {
  const attempts = passwordProofAttempts(accountId);
  const { exceeded } = await countAttempts(db.queries, auth.secrets.attemptKey, attempts, clock.now());
  const account = await findAccountById(db.queries, accountId);
  const isRight = await auth.hasher.isPassword(password, account?.password_hash);
  if (!account || !isRight || exceeded) throw wrongCredentials(ACCOUNT_TEXTS.passwordProof.wrongPassword);
  return account;
}

/**
 * Begins a transaction that stands on a proof: locks the account while its password is the one that was proved, and
 * forgets the failures before it.
 * @throws {ServiceError} `wrong_credentials` where the password was changed meanwhile, `not_signed_in` where the
 *   account is gone.
 */
export async function holdProof(
  db: Kysely<Schema>,
  auth: Pick<Dependencies['auth'], 'secrets'>,
  account: Account,
): Promise<void> {
  if (!(await lockPassword(db, account))) throw await proofIsGone(db, account.id);
  await forgetProofAttempts(db, auth, account.id);
}

/** Returns why what was proved holds no longer. */
export async function proofIsGone(db: Kysely<Schema>, accountId: string): Promise<ServiceError> {
  const isThere = await findAccountById(db, accountId);
  return isThere ? wrongCredentials(ACCOUNT_TEXTS.passwordProof.wrongPassword) : notSignedIn();
}

/** Forgets the failures before a right password, inside the transaction that it was asked for. */
export async function forgetProofAttempts(
  db: Kysely<Schema>,
  { secrets }: Pick<Dependencies['auth'], 'secrets'>,
  accountId: string,
): Promise<void> {
  await forgetAttempts(db, secrets.attemptKey, passwordProofAttempts(accountId));
}
