import type { GuardingEvent } from '@glow/api';

/** What guards an account, and what changed. */
export const SECURITY_TEXTS = {
  summary: 'Sign-in and security',
  loading: 'Loading...',
  failed: "We couldn't load this. Please try again.",
  retry: 'Try Again',
  password: 'Password',
  question: 'Security question',
  recoveryCode: 'Recovery code',
  sessions: 'Signed in',
  since: 'since ',
  changedOn: 'Chosen on ',
  madeOn: 'Made on ',
  none: 'None',
  here: 'Here, ',
  elsewhere: 'Elsewhere, ',
  more: (count: number) => `and ${count} more`,
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out...',
  ended: 'You are signed out everywhere else.',
  notEnded: "We couldn't sign you out everywhere else. Please try again.",
  changes: 'Since you last signed in',
  changesLead: 'Your last sign-in was on ',
  notYou:
    'If this was not you, change your password: you will be signed out everywhere else, and your old recovery code stops working.',
  events: {
    'password.changed': 'The password was changed',
    'password.reset': 'The password was reset',
    'security_question.changed': 'The security question was changed',
    'recovery_code.created': 'A recovery code was made',
    'recovery_code.used': 'The recovery code was used',
    'sessions.others_ended': 'You signed out everywhere else',
    'session.revoked': 'A device was signed out because someone may have copied its sign-in',
  } satisfies Record<GuardingEvent, string>,
} as const;
