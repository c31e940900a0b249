import { type ChangeNameRequest, displayNameOf, type User } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Person } from '../../platform/auth/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { updateDisplayName } from './account.repository.ts';
import { notSignedIn } from './accounts.errors.ts';
import { cleanDisplayName } from './display-name.ts';

/**
 * Sets the display name; a blank one is made from the address wherever it is shown, as at sign-up.
 * @throws {ServiceError} `not_signed_in` where the account went meanwhile.
 */
export async function changeName(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
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
