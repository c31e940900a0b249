import type { Erased } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { administratorStays, notSignedIn } from './accounts.errors.ts';
import { eraseAccount, eraseRegistration } from './erase-account.repository.ts';
import { holdProof, provePassword } from './password-proof.ts';

/**
 * Erases whoever asks: account, sessions, wardrobe and early-access registration (INTERFACE section 2). What was
 * written down about the account stays, under an id that then names nobody.
 * @throws {ServiceError} `last_administrator` for an administrator; `wrong_credentials`, also after too many
 *   attempts.
 */
export async function deleteAccount(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'auth'>,
  accountId: string,
  password: string,
): Promise<Erased> {
  const { db, clock, auth } = dependencies;
  const account = await provePassword(dependencies, accountId, password);
  const { email, role } = account;
  if (role === 'administrator') throw administratorStays();
  return inTransaction(db.queries, async (transaction) => {
    await holdProof(transaction, auth, account);
    const erased = await eraseAccount(transaction, accountId);
    if (!erased) throw notSignedIn();
    const registration = await eraseRegistration(transaction, email);
    await recordEvent(transaction, { event: 'account.erased', accountId }, clock.now());
    return { email, account: true, registration, wardrobe_items: erased.wardrobeItems };
  });
}
