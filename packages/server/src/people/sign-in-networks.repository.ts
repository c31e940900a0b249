import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#infra/db/schema.ts';

const NETWORKS_MAX = 10;
const NETWORK_TTL_MS = 90 * 24 * 60 * 60 * 1000;

/** A network from which somebody signs in to an account. */
export interface SignInNetwork {
  /** Empty for an address without an account, for which the same queries run. */
  readonly accountId: string;
  /** The client's address, or the network that it stands for. */
  readonly network: string;
}

/** Returns whether the account signed in from this network within the last 90 days. */
export async function isKnownNetwork(
  db: Kysely<Schema>,
  key: Buffer,
  origin: SignInNetwork,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('place')
    .where('account_id', '=', origin.accountId)
    .where('place', '=', hashOf(key, origin))
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', expiryOf(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a network for 90 days, and at most ten of an account; only a keyed hash of it is stored. */
export async function rememberNetwork(
  db: Kysely<Schema>,
  key: Buffer,
  origin: SignInNetwork,
  now: Date,
): Promise<void> {
  const { accountId } = origin;
  const ofAccount = () => db.deleteFrom('sign_in_places').where('account_id', '=', accountId);
  await ofAccount()
    // Later than any expiry written now: the clock was ahead when it was written.
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', now.toISOString()), eb('expires_at', '>', expiryOf(now))]),
    )
    .execute();
  const row = { account_id: accountId, place: hashOf(key, origin), expires_at: expiryOf(now) };
  await db
    .insertInto('sign_in_places')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet(row))
    .execute();
  await ofAccount()
    .where('place', 'not in', (eb) =>
      eb
        .selectFrom('sign_in_places')
        .select('place')
        .where('account_id', '=', accountId)
        .orderBy('expires_at', 'desc')
        .orderBy('place')
        .limit(NETWORKS_MAX),
    )
    .execute();
}

export async function deleteExpiredNetworks(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_places').where('expires_at', '<=', now.toISOString()).execute();
}

/**
 * Deletes every network of an account, since whoever knew the password before may have signed in from one.
 */
export async function deleteNetworksOf(db: Kysely<Schema>, accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_places').where('account_id', '=', accountId).execute();
}

function expiryOf(now: Date): string {
  return new Date(now.getTime() + NETWORK_TTL_MS).toISOString();
}

function hashOf(key: Buffer, { accountId, network }: SignInNetwork): string {
  return createHmac('sha256', key).update(`sign-in place\n${accountId}\n${network}`).digest('base64url');
}
