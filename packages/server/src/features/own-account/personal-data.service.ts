import type { PersonalData } from '@glow/api';
import { lookPath } from '#catalogue/looks/look-json.ts';
import { recordEvent } from '#infra/audit.ts';
import type { Person } from '#infra/auth/session.repository.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import { notSignedIn } from '#people/account.errors.ts';
import { findFigure } from './account-figure.repository.ts';
import { findTaste } from './account-taste.repository.ts';
import {
  findAccountData,
  findEventData,
  findRegistration,
  findSessionData,
  findWardrobeData,
} from './personal-data.repository.ts';

/**
 * Returns everything stored about a person (GDPR articles 15 and 20), except credentials, which say nothing
 * about the person: hashes of secrets, and counters under a keyed hash. `publicUrl` is the base of picture
 * addresses.
 * @throws {ServiceError} `not_signed_in` where the account was erased in the meantime.
 */
export async function gatherPersonalData(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { accountId, sessionId }: Person,
  publicUrl: string,
): Promise<PersonalData> {
  const now = clock.now();
  return inTransaction(db.queries, async (transaction) => {
    await recordEvent(transaction, { event: 'personal_data.given', accountId }, now);
    const account = await findAccountData(transaction, accountId);
    if (!account) throw notSignedIn();
    const registration = await findRegistration(transaction, account.email);
    const figure = await findFigure(transaction, accountId);
    const taste = await findTaste(transaction, accountId);
    const wardrobe = await findWardrobeData(transaction, accountId);
    const sessions = await findSessionData(transaction, accountId);
    return {
      exported_at: now.toISOString(),
      account: accountPart(account),
      ...(registration && { early_access: registrationPart(registration) }),
      ...(figure && { figure }),
      ...(taste && { taste }),
      wardrobe: wardrobe.map(({ name, look_key, tags, saved_at }) => ({
        name,
        ...(look_key && { image: publicUrl + lookPath(look_key) }),
        tags: JSON.parse(tags) as string[],
        saved_at,
      })),
      sessions: sessions.map(({ id, created_at, expires_at }) => ({
        started_at: created_at,
        ends_at: expires_at,
        is_this_one: id === sessionId,
      })),
      events: await findEventData(transaction, accountId),
    };
  });
}

type AccountData = NonNullable<Awaited<ReturnType<typeof findAccountData>>>;

function accountPart(account: AccountData): PersonalData['account'] {
  const { terms_version, question, question_changed_at, code_created_at, ...rest } = account;
  return {
    ...rest,
    ...(terms_version && { consent_version: terms_version }),
    ...(question && { security_question: question }),
    ...(question_changed_at && { security_question_changed_at: question_changed_at }),
    ...(code_created_at && { recovery_code_created_at: code_created_at }),
  };
}

type RegistrationData = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

function registrationPart(registration: RegistrationData): NonNullable<PersonalData['early_access']> {
  const { email, consent, consent_text_version, page_origin, page_fields } = registration;
  const { created_at, last_joined_at } = registration;
  return {
    email,
    consent: consent === 1,
    consent_version: consent_text_version,
    ...(page_origin && { page_origin }),
    ...(page_fields && { fields: JSON.parse(page_fields) as Record<string, string> }),
    created_at,
    last_joined_at,
  };
}
