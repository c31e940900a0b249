import { hkdfSync } from 'node:crypto';

/** Keys of this installation, each for one purpose; all servers of one database have the same. */
export interface Secrets {
  readonly accessTokenKey: Buffer;
  readonly refreshTokenKey: Buffer;
  /** Goes into the hash of a security answer beside its salt (the pepper). */
  readonly answerPepper: Buffer;
  /** Keys the counters of attempts, so that a counter names nobody. */
  readonly attemptKey: Buffer;
  /** Keys the audit's hashes of addresses, so that they name nobody to those who do not know the address. */
  readonly auditKey: Buffer;
  /** Keys the names of what servers share in Redis. */
  readonly redisKey: Buffer;
}

export const MASTER_SECRET_BYTES = 32;

/** Derives the keys from the master secret (HKDF, RFC 5869). */
export function deriveSecrets(master: Uint8Array): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', master, '', `glow/${purpose}/1`, MASTER_SECRET_BYTES));
  return {
    accessTokenKey: derive('access-token'),
    refreshTokenKey: derive('refresh-token'),
    answerPepper: derive('answer-pepper'),
    attemptKey: derive('attempts'),
    auditKey: derive('audit'),
    redisKey: derive('redis'),
  };
}
