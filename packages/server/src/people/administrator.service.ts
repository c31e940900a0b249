import { randomInt, randomUUID } from 'node:crypto';
import { isStrongPassword, normaliseEmail } from '@glow/api';
import type { Transaction } from 'kysely';
import type { Config } from '#config/config.ts';
import { recordEvent } from '#infra/audit.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Schema } from '#infra/db/schema.ts';
import { type Account, findAccount, insertAccount, upsertRecoveryCode } from './account.repository.ts';
import { findFirstAdministrator, promote, replaceCredentials } from './administrator.repository.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

const DEFAULT_EMAIL = 'admin@glow.local';
const DISPLAY_NAME = 'Administrator';
/** Without characters that are mistaken for one another. */
const PASSWORD_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_GROUPS = 4;
const PASSWORD_GROUP_LENGTH = 5;

/** Shown once, on the terminal, and stored nowhere. */
export interface ShownOnce {
  readonly password: string;
  readonly recoveryCode: string;
}

/** Who administrates; `shownOnce` only when the server itself chose the password just now. */
export interface Administrator {
  readonly email: string;
  readonly shownOnce?: ShownOnce;
}

export type AdministratorDependencies = {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
} & {
  readonly auth: Pick<Auth, 'hasher'>;
};

/**
 * Ensures at every start that there is an administrator: the one the settings name, created or promoted, or
 * one of our own where there is none (INTERFACE section 2). A promoted account gets the password of the
 * settings, or a new one, and loses its sessions, answer and code, since anyone may have signed up with that
 * address. An existing administrator stays unchanged.
 */
export async function ensureAdministrator(dependencies: AdministratorDependencies): Promise<Administrator> {
  const { config, db, clock, auth } = dependencies;
  const { password: chosen } = config.administrator;
  const known = config.administrator.email
    ? await findAccount(db.queries, config.administrator.email)
    : await findFirstAdministrator(db.queries);
  if (known?.role === 'administrator') return { email: known.email };
  const email = config.administrator.email ?? DEFAULT_EMAIL;
  const password = chosen ?? generatePassword();
  const recoveryCode = makeRecoveryCode();
  const passwordHash = await auth.hasher.hashPassword(password);
  const now = clock.now();
  const outcome = await inTransaction(db.queries, async (transaction) => {
    const isMade = await makeOrPromote(transaction, email, passwordHash, now);
    if (!isMade) return 'made by another server';
    const account = await findAccount(transaction, email);
    if (!chosen && account)
      await upsertRecoveryCode(transaction, account.id, hashOfRecoveryCode(recoveryCode), now);
    return 'made';
  });
  return outcome === 'made' && !chosen ? { email, shownOnce: { password, recoveryCode } } : { email };
}

/**
 * Sets a new password and recovery code for an administrator, and ends every session.
 * @returns nothing where the address is no administrator's.
 */
export async function resetAdministrator(
  { db, clock, auth }: Omit<AdministratorDependencies, 'config'>,
  email: string,
): Promise<ShownOnce | undefined> {
  const account = await findAccount(db.queries, normaliseEmail(email));
  if (account?.role !== 'administrator') return undefined;
  const shownOnce = { password: generatePassword(), recoveryCode: makeRecoveryCode() };
  const passwordHash = await auth.hasher.hashPassword(shownOnce.password);
  const now = clock.now();
  await inTransaction(db.queries, async (transaction) => {
    await replaceCredentials(transaction, account.id, passwordHash, now);
    await upsertRecoveryCode(transaction, account.id, hashOfRecoveryCode(shownOnce.recoveryCode), now);
    await recordEvent(
      transaction,
      { event: 'password.reset', accountId: account.id, actor: 'operator' },
      now,
    );
  });
  return shownOnce;
}

/** Creates or promotes the administrator; returns false where another server that starts now has done it. */
async function makeOrPromote(
  db: Transaction<Schema>,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const account: Account = {
    id: randomUUID(),
    email,
    display_name: DISPLAY_NAME,
    password_hash: passwordHash,
    role: 'administrator',
    terms_version: null,
    created_at: now.toISOString(),
    password_changed_at: now.toISOString(),
  };
  if (await insertAccount(db, account)) {
    const event = { event: 'administrator.created', accountId: account.id, actor: 'operator' } as const;
    await recordEvent(db, event, now);
    return true;
  }
  const known = await findAccount(db, email);
  if (!known || !(await promote(db, known.id))) return false;
  await replaceCredentials(db, known.id, passwordHash, now);
  const event = { event: 'administrator.promoted', accountId: known.id, actor: 'operator' } as const;
  await recordEvent(db, event, now);
  return true;
}

/**
 * Generates twenty random characters, 115 bits, in groups that can be read aloud; they meet the rule of spec
 * section 5.
 */
function generatePassword(): string {
  const group = () =>
    Array.from({ length: PASSWORD_GROUP_LENGTH }, () =>
      PASSWORD_ALPHABET.charAt(randomInt(PASSWORD_ALPHABET.length)),
    ).join('');
  const password = Array.from({ length: PASSWORD_GROUPS }, group).join('-');
  return isStrongPassword(password) ? password : generatePassword();
}
