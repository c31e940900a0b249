import { type ChangeNameRequest, displayNameOf, type User } from '@glow/api';
import { recordEvent } from '#infra/audit.ts';
import type { Person } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { notSignedIn } from '#people/account.errors.ts';
import { updateDisplayName } from '#people/account.repository.ts';
import { cleanDisplayName } from '#people/display-name.ts';

/**
 * Sets the display name; a blank one is made from the address wherever it is shown, as at sign-up.
 * @throws {ServiceError} `not_signed_in` where the account was erased in the meantime.
 */
export async function changeName(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { accountId, email, role }: Person,
  request: ChangeNameRequest,
): Promise<User> {
  const displayName = cleanDisplayName(request.displayName);
  await inTransaction(db.queries, async (transaction) => {
    if (!(await updateDisplayName(transaction, accountId, displayName))) throw notSignedIn();
    await recordEvent(transaction, { event: 'display_name.changed', accountId }, clock.now());
  });
  return { email, displayName: displayNameOf({ email, displayName }), isAdmin: role === 'administrator' };
}
