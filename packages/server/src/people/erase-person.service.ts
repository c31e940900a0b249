import { type Erased, normaliseEmail } from '@glow/api';
import { hashedAddress, recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { onlyAdministrator } from './account.errors.ts';
import { findAccount } from './account.repository.ts';
import { eraseAccount, eraseRegistration } from './erase-account.repository.ts';
import { deleteProofAttempts } from './password-proof.ts';

/**
 * Erases the person behind an address, as an administrator asks: account, sessions, wardrobe and early-access
 * registration; of an administrator only the registration (INTERFACE section 2).
 * @throws {ServiceError} `last_administrator` for an administrator without a registration.
 */
export async function erasePerson(
  { db, clock, auth }: { readonly db: Database; readonly clock: Clock; readonly auth: Auth },
  address: string,
  byAccountId: string,
): Promise<Erased> {
  const email = normaliseEmail(address);
  const noted = { byAccountId, subject: hashedAddress(auth.secrets.auditKey, email) };
  return inTransaction(db.queries, async (transaction) => {
    const account = await findAccount(transaction, email);
    const erased = account && (await eraseAccount(transaction, account.id));
    const registration = await eraseRegistration(transaction, email);
    if (account && !erased && !registration) throw onlyAdministrator();
    if (account && erased) {
      await deleteProofAttempts(transaction, auth, account.id);
      await recordEvent(
        transaction,
        { event: 'account.erased', accountId: account.id, ...noted },
        clock.now(),
      );
    }
    if (registration) await recordEvent(transaction, { event: 'registration.erased', ...noted }, clock.now());
    return { email, account: Boolean(erased), registration, wardrobe_items: erased?.wardrobeItems ?? 0 };
  });
}
