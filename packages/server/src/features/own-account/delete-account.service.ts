import type { Erased } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { administratorStays, notSignedIn } from '#people/account.errors.ts';
import { eraseAccount, eraseRegistration } from '#people/erase-account.repository.ts';
import { lockProvenAccount, verifyPassword } from '#people/password-proof.ts';

/**
 * Erases the signed-in person: account, sessions, wardrobe and early-access registration (INTERFACE section 2). What was
 * recorded about the account stays, under an id that then names nobody.
 * @throws {ServiceError} `last_administrator` for an administrator; `wrong_credentials`, also after too many
 *   attempts.
 */
export async function deleteAccount(
  dependencies: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  accountId: string,
  password: string,
): Promise<Erased> {
  const { db, clock, auth } = dependencies;
  const account = await verifyPassword(dependencies, accountId, password);
  const { email, role } = account;
  if (role === 'administrator') throw administratorStays();
  return inTransaction(db.queries, async (transaction) => {
    await lockProvenAccount(transaction, auth, account);
    const erased = await eraseAccount(transaction, accountId);
    if (!erased) throw notSignedIn();
    const registration = await eraseRegistration(transaction, email);
    await recordEvent(transaction, { event: 'account.erased', accountId }, clock.now());
    return { email, account: true, registration, wardrobe_items: erased.wardrobeItems };
  });
}
