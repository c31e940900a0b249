import { type ChangeNameRequest, displayNameOf, type User } from '@glow/api';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { Person } from '../../platform/auth/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { updateDisplayName } from './account.repository.ts';
import { cleanDisplayName } from './display-name.ts';

/** Sets the display name; a blank one is made from the address wherever it is shown, as at sign-up. */
export async function changeName(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { accountId, email, role }: Person,
  request: ChangeNameRequest,
): Promise<User> {
  const displayName = cleanDisplayName(request.displayName);
  await db.queries.transaction().execute(async (transaction) => {
    await updateDisplayName(transaction, accountId, displayName);
    await recordEvent(transaction, { event: 'display_name.changed', accountId }, clock.now());
  });
  return { email, displayName: displayNameOf({ email, displayName }), isAdmin: role === 'administrator' };
}
