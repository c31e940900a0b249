import { displayNameOf, type UserRow } from '@glow/api';
import type { UserOfList } from './users.repository.ts';

/** The role of administrators; plain users have none (spec section 3). */
export const ADMINISTRATOR = 'Administrator';

/** Returns the name that lists and exports show for an account. */
export function usernameOf({ email, display_name }: UserOfList): string {
  return displayNameOf({ email, displayName: display_name });
}

/** Returns an account as the console's list has it. */
export function toUserRow(user: UserOfList): UserRow {
  const { email, role, created_at, registration_id } = user;
  return {
    username: usernameOf(user),
    email,
    ...(role === 'administrator' && { role: ADMINISTRATOR }),
    created_at,
    has_registration: registration_id !== null,
  };
}
