import type { Erased } from '@glow/api';

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What is known of a person before the deletion. */
export interface PersonParts {
  readonly hasAccount: boolean;
  readonly hasRegistration: boolean;
  readonly isAdministrator: boolean;
}

/** What will be erased of a person (INTERFACE section 2, `POST /api/users/delete/`). */
export function whatWillBeErased({ hasAccount, hasRegistration, isAdministrator }: PersonParts): string {
  if (isAdministrator) {
    return hasRegistration
      ? 'This is an administrator: only the early-access registration will be erased.'
      : 'This is an administrator, whose account cannot be erased here.';
  }
  const parts = [
    ...(hasAccount ? ['the account', 'its sessions', 'its wardrobe'] : []),
    ...(hasRegistration ? ['the early-access registration'] : []),
  ];
  return `${sentence(listed(parts))} will be erased. This cannot be undone.`;
}

/** Returns what the server says it has erased. */
export function whatWasErased({ email, account, registration, wardrobe_items }: Erased): string {
  const looks = wardrobe_items === 1 ? '1 saved look' : `${wardrobe_items} saved looks`;
  const parts = [
    ...(account ? ['account', ...(wardrobe_items > 0 ? [looks] : [])] : []),
    ...(registration ? ['early-access registration'] : []),
  ];
  return parts.length > 0 ? `Erased ${email}: ${listed(parts)}.` : `Nothing was left of ${email}.`;
}

/** Questions and failures are those of spec sections 5 and 8. */
export const DELETION_TEXTS = {
  delete: 'Delete',
  deleting: 'Deleting…',
  image: {
    question: (name: string) => `Delete image "${name}"? This cannot be undone.`,
    deleted: (name: string) => `Deleted image "${name}".`,
    failed: 'Failed to delete image',
  },
  instantOutfit: {
    question: (name: string) => `Delete instant outfit "${name}"? This cannot be undone.`,
    deleted: (name: string) => `Deleted instant outfit "${name}".`,
    failed: 'Failed to delete instant outfit',
  },
  user: {
    question: (email: string) => `Delete user ${email}?`,
    failed: 'Failed to delete user',
  },
} as const;
