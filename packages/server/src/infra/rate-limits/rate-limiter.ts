/** How often something may be done in a window that starts with the first time. */
export interface RateLimit {
  /** Names the counter, such as `early-access.join`; two limits never share one. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

type RateLimitOutcome =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'exceeded'; readonly retryAfterMs: number };

/** Counts what was done per key, such as a client's address. */
export interface RateLimiter {
  /** Counts one more, or as many as `points` says, and returns whether that was still within the limit. */
  consume(limit: RateLimit, key: string, points?: number): Promise<RateLimitOutcome>;
}
