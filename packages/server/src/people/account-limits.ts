import type { Attempt } from '#infra/rate-limits/count-attempts.ts';
import type { RateLimit } from '#infra/rate-limits/counter-store.ts';

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
  security: [{ name: 'accounts.security.minute', max: 60, windowMs: MINUTE_MS }],
  figure: [{ name: 'accounts.figure.minute', max: 30, windowMs: MINUTE_MS }],
  taste: [{ name: 'accounts.taste.minute', max: 60, windowMs: MINUTE_MS }],
  personalData: [{ name: 'accounts.personal-data.minute', max: 10, windowMs: MINUTE_MS }],
} as const satisfies Record<string, readonly RateLimit[]>;

const LOGIN_FROM_ONE_NETWORK: RateLimit = { name: 'login.place', max: 10, windowMs: 15 * MINUTE_MS };
/** NIST SP 800-63B-4 section 3.2.2: no more than 100 failures in a row. */
const LOGIN_OF_ACCOUNT: RateLimit = { name: 'login.account', max: 100, windowMs: DAY_MS };
/**
 * A network from which the account signed in before counts for itself, so that strangers do not use up its
 * attempts.
 */
const LOGIN_FROM_KNOWN_NETWORK: RateLimit = { ...LOGIN_OF_ACCOUNT, name: 'login.known-place' };
/** Above the hundred. */
const LOGIN_SLOWDOWN: RateLimit = { name: 'login.slow', max: 1, windowMs: MINUTE_MS };
const RESET_OF_ACCOUNT: readonly RateLimit[] = [
  { name: 'reset.account.quarter', max: 3, windowMs: 15 * MINUTE_MS },
  { name: 'reset.account.day', max: 5, windowMs: DAY_MS },
  { name: 'reset.account.month', max: 10, windowMs: 30 * DAY_MS },
];
const PASSWORD_PROOF: RateLimit = { name: 'password-proof', max: 5, windowMs: 15 * MINUTE_MS };

/** An attempt to sign in. */
export interface LoginAttempt {
  readonly email: string;
  /**
   * Of the account, where there is one: attempts at one password say nothing of the next, so a new one lifts
   * them.
   */
  readonly passwordHash?: string | undefined;
  /** The client's network. */
  readonly network: string;
  /** The account signed in from it before. */
  readonly isKnownNetwork: boolean;
}

/**
 * Returns the attempts that a sign-in counts: ten from one network in a quarter of an hour, so that nobody
 * is locked out by another's guessing; a hundred a day from everywhere, and then one a minute from each
 * network.
 */
export function loginAttempts(loginAttempt: LoginAttempt): readonly Attempt[] {
  const { fromNetwork, account, knownNetwork } = attemptsOf(loginAttempt);
  return [fromNetwork, loginAttempt.isKnownNetwork ? knownNetwork : account];
}

/** Returns every counter that a right password deletes. */
export function loginFailures(loginAttempt: LoginAttempt): readonly Attempt[] {
  const { fromNetwork, account, knownNetwork } = attemptsOf(loginAttempt);
  return [fromNetwork, knownNetwork, account];
}

function attemptsOf({ email, passwordHash = '', network }: LoginAttempt) {
  const account = `${email}\n${passwordHash}`;
  const fromNetwork = `${account}\n${network}`;
  const otherwise: Attempt = { limit: LOGIN_SLOWDOWN, subject: fromNetwork };
  return {
    fromNetwork: { limit: LOGIN_FROM_ONE_NETWORK, subject: fromNetwork },
    account: { limit: LOGIN_OF_ACCOUNT, subject: account, otherwise },
    knownNetwork: { limit: LOGIN_FROM_KNOWN_NETWORK, subject: fromNetwork, otherwise },
  } satisfies Record<string, Attempt>;
}

/** Returns the attempts at the security answer of one account, whose counters a success deletes. */
export function resetAttempts(email: string): readonly Attempt[] {
  return RESET_OF_ACCOUNT.map((limit) => ({ limit, subject: email }));
}

export function passwordProofAttempts(accountId: string): readonly Attempt[] {
  return [{ limit: PASSWORD_PROOF, subject: accountId }];
}
