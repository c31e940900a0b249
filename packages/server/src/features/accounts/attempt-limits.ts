import type { Attempt } from '../../platform/attempts/count-attempts.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Per client address; the first that is exceeded answers 429. */
export const ADDRESS_LIMITS = {
  login: [
    { name: 'accounts.login.minute', max: 30, windowMs: MINUTE_MS },
    { name: 'accounts.login.day', max: 1000, windowMs: DAY_MS },
  ],
  signup: [
    { name: 'accounts.signup.minute', max: 20, windowMs: MINUTE_MS },
    { name: 'accounts.signup.day', max: 200, windowMs: DAY_MS },
  ],
  reset: [{ name: 'accounts.reset.hour', max: 20, windowMs: HOUR_MS }],
  refresh: [{ name: 'accounts.refresh.minute', max: 120, windowMs: MINUTE_MS }],
  logout: [{ name: 'accounts.logout.minute', max: 120, windowMs: MINUTE_MS }],
  recoveryCode: [{ name: 'accounts.recovery-code.minute', max: 20, windowMs: MINUTE_MS }],
  change: [{ name: 'accounts.change.minute', max: 20, windowMs: MINUTE_MS }],
  personalData: [{ name: 'accounts.personal-data.minute', max: 10, windowMs: MINUTE_MS }],
} as const satisfies Record<string, readonly RateLimit[]>;

const LOGIN_FROM_ONE_PLACE: RateLimit = { name: 'login.place', max: 10, windowMs: 15 * MINUTE_MS };
/** NIST SP 800-63B-4 section 3.2.2: no more than 100 failures in a row. */
const LOGIN_OF_ACCOUNT: RateLimit = { name: 'login.account', max: 100, windowMs: DAY_MS };
const RESET_OF_ACCOUNT: readonly RateLimit[] = [
  { name: 'reset.account.quarter', max: 3, windowMs: 15 * MINUTE_MS },
  { name: 'reset.account.day', max: 5, windowMs: DAY_MS },
  { name: 'reset.account.month', max: 10, windowMs: 30 * DAY_MS },
];
/** One guess at each of very many accounts, from very many places, meets only this. */
const RESET_OF_EVERYBODY: RateLimit = { name: 'reset.everybody', max: 500, windowMs: HOUR_MS };
const PASSWORD_PROOF: RateLimit = { name: 'password-proof', max: 5, windowMs: 15 * MINUTE_MS };

/**
 * Ten from one place in a quarter of an hour, so that nobody is kept out by another's guessing; a hundred a day
 * from everywhere.
 */
export function loginAttempts(email: string, place: string): readonly Attempt[] {
  return [
    { limit: LOGIN_FROM_ONE_PLACE, subject: `${email}\n${place}` },
    { limit: LOGIN_OF_ACCOUNT, subject: email },
  ];
}

/** Those of one account, which a success forgets. */
export function resetAttemptsOf(email: string): readonly Attempt[] {
  return RESET_OF_ACCOUNT.map((limit) => ({ limit, subject: email }));
}

export function resetAttempts(email: string): readonly Attempt[] {
  return [...resetAttemptsOf(email), { limit: RESET_OF_EVERYBODY, subject: '' }];
}

export function passwordProofAttempts(accountId: string): readonly Attempt[] {
  return [{ limit: PASSWORD_PROOF, subject: accountId }];
}
