import type { AcknowledgedImages } from '../../packages/server/test/acting-administrator.ts';

/** What the server said yes to, so that it must be there, or be gone, for good. */
export interface Acknowledged extends AcknowledgedImages {
  readonly emails: Set<string>;
  /** Addresses on the early-access list. */
  readonly registrations: Set<string>;
  /** `email` and look name, joined by a line break. */
  readonly saves: Set<string>;
}

export function nothingAcknowledged(): Acknowledged {
  return {
    emails: new Set(),
    registrations: new Set(),
    saves: new Set(),
    uploads: new Set(),
    deletions: new Set(),
  };
}

export function copyOf({ emails, registrations, saves, uploads, deletions }: Acknowledged): Acknowledged {
  return {
    emails: new Set(emails),
    registrations: new Set(registrations),
    saves: new Set(saves),
    uploads: new Set(uploads),
    deletions: new Set(deletions),
  };
}

export function countOf(acknowledged: Acknowledged): number {
  return Object.values(acknowledged).reduce((sum, { size }) => sum + size, 0);
}
