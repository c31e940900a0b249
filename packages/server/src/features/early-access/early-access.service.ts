import { randomUUID } from 'node:crypto';
import { EARLY_ACCESS_CONSENT_VERSION, isEmail, normaliseEmail } from '@glow/api';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { WRITES_AT_ONCE } from '#infra/db/engine.ts';
import { createGroupCommit } from '#infra/db/group-commit.ts';
import { invalidEmail } from './early-access.errors.ts';
import { type Registration, upsertRegistrations } from './early-access.repository.ts';

export interface Join {
  readonly email: string;
  /** The `Origin` header of the page, where the browser sent one. */
  readonly pageOrigin?: string | undefined;
  /** What the page passes along. */
  readonly pageFields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns a function that puts an address on the list, with the consent that the call carries. Joining again changes
 * nothing that anyone can see and takes the same work, so that nobody learns who is on it (INTERFACE section 2). It
 * rejects with a `ServiceError` `invalid_email`.
 */
export function createEarlyAccessList({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): (join: Join) => Promise<void> {
  const store = createGroupCommit<Registration>(
    (all) => upsertRegistrations(db.writes, all),
    WRITES_AT_ONCE[db.engine],
  );
  return async ({ email, pageOrigin, pageFields = {} }) => {
    const normalised = normaliseEmail(email);
    if (!isEmail(normalised)) throw invalidEmail();
    const joinedAt = clock.now().toISOString();
    await store({
      id: randomUUID(),
      email: normalised,
      consent: 1,
      consent_text_version: EARLY_ACCESS_CONSENT_VERSION,
      page_origin: webOrigin(pageOrigin),
      page_fields: Object.keys(pageFields).length > 0 ? JSON.stringify(pageFields) : null,
      created_at: joinedAt,
      last_joined_at: joinedAt,
    });
  };
}

/** A host name has at most 253 characters (RFC 1035); scheme and port come with it. */
const ORIGIN_MAX_LENGTH = 300;

/** Returns an http or https origin as browsers write it; null for anything else a client may claim. */
function webOrigin(origin: string | undefined): string | null {
  const isShort = origin !== undefined && origin.length <= ORIGIN_MAX_LENGTH;
  const isWeb = isShort && /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;
  return isWeb ? origin : null;
}
