import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import { sessionOfAccessToken } from './access-token.ts';
import { createSecretHasher, type SecretCost, type SecretHasher } from './secret-hasher.ts';
import type { Secrets } from './secrets.ts';
import { findPerson, type Person } from './session.repository.ts';

export interface Auth {
  readonly secrets: Secrets;
  readonly hasher: SecretHasher;
  /**
   * Returns the person an `Authorization` header stands for; undefined for nobody. Read from the database at
   * every call, so that a revoked role, an ended session and an erased account take effect at once.
   */
  authenticate(authorization: string | undefined): Promise<Person | undefined>;
}

export interface AuthParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly secrets: Secrets;
  /** Of the hashes of secrets; as OWASP recommends by default. */
  readonly secretCost?: SecretCost;
}

const BEARER = /^Bearer +([\w.-]+)$/i;

export async function createAuth({ db, clock, metrics, secrets, secretCost }: AuthParts): Promise<Auth> {
  return {
    secrets,
    hasher: await createSecretHasher(secrets, metrics, secretCost),
    async authenticate(authorization) {
      const token = BEARER.exec(authorization ?? '')?.[1];
      const now = clock.now();
      const sessionId = token && sessionOfAccessToken(secrets.accessTokenKey, token, now);
      return sessionId ? findPerson(db.queries, sessionId, now) : undefined;
    },
  };
}
