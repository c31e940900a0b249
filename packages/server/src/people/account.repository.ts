import type { SecurityQuestion } from '@glow/api';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AccountsTable, SecurityAnswersTable } from '#infra/db/account-tables.ts';
import type { Schema } from '#infra/db/schema.ts';

export type Account = Selectable<AccountsTable>;

/** What a person who forgot the password can prove their identity with. */
export interface ResetProofs {
  readonly account: Account;
  readonly question: SecurityQuestion | null;
  readonly answerHash: string | null;
  readonly codeHash: string | null;
}

export async function findAccount(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findAccountById(db: Kysely<Schema>, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countAccounts(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findResetProofs(db: Kysely<Schema>, email: string): Promise<ResetProofs | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('security_answers', 'security_answers.account_id', 'accounts.id')
    .leftJoin('recovery_codes', 'recovery_codes.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['question', 'answer_hash', 'code_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return undefined;
  const { question, answer_hash, code_hash, ...account } = row;
  return { account, question, answerHash: answer_hash, codeHash: code_hash };
}

/** Inserts an account; returns false where the address has one already. */
export async function insertAccount(
  db: Kysely<Schema>,
  account: Insertable<AccountsTable>,
): Promise<boolean> {
  const outcome = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return outcome.numInsertedOrUpdatedRows === 1n;
}

/** Stores a security answer, one per account; a second replaces the first. */
export async function upsertSecurityAnswer(
  db: Kysely<Schema>,
  answer: Insertable<SecurityAnswersTable>,
): Promise<void> {
  await db
    .insertInto('security_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(answer))
    .execute();
}

/** Returns false where the account is gone. */
export async function updateDisplayName(
  db: Kysely<Schema>,
  accountId: string,
  displayName: string,
): Promise<boolean> {
  const outcome = await db
    .updateTable('accounts')
    .set({ display_name: displayName })
    .where('id', '=', accountId)
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

/**
 * Locks the account's row until the transaction ends, so that its password stays the one that was checked. Every
 * transaction that changes an account locks this row before any other row, so that no two wait for each other.
 * Returns false where the password is another one by now, or the account is gone.
 */
export async function lockPassword(
  db: Kysely<Schema>,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
): Promise<boolean> {
  // An update that changes nothing, since SQLite knows no `select … for update`.
  const outcome = await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

/** Replaces this password; returns false where it is another by now, or the account is gone. */
export async function replacePassword(
  db: Kysely<Schema>,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  nextHash: string,
  now: Date,
): Promise<boolean> {
  const outcome = await db
    .updateTable('accounts')
    .set({ password_hash: nextHash, password_changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return outcome.numUpdatedRows === 1n;
}

export async function upsertRecoveryCode(
  db: Kysely<Schema>,
  accountId: string,
  codeHash: string,
  now: Date,
): Promise<void> {
  const row = { account_id: accountId, code_hash: codeHash, created_at: now.toISOString() };
  await db
    .insertInto('recovery_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Voids the code that an account has, if any. */
export async function deleteRecoveryCodeOf(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

/** Deletes a code, which is used up; returns false where it was used in the meantime. */
export async function deleteRecoveryCode(
  db: Kysely<Schema>,
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  const outcome = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return outcome.numDeletedRows === 1n;
}
