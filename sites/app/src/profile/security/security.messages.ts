import type { GuardingEvent } from '@glow/api';

/** What guards an account, and what changed. */
export const SECURITY_TEXTS = {
  summary: 'Sign-in and security',
  loading: 'Loading...',
  failed: 'This could not be loaded. Please try again.',
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
  endOthers: 'End the others',
  ending: 'Ending...',
  ended: 'You are signed out everywhere else.',
  notEnded: 'The other sessions could not be ended. Please try again.',
  changes: 'Since you last signed in',
  changesLead: 'Your last sign-in was on ',
  notYou:
    'If this was not you, change your password: that ends every other session and voids the recovery code.',
  events: {
    'password.changed': 'The password was changed',
    'password.reset': 'The password was reset',
    'security_question.changed': 'The security question was changed',
    'recovery_code.created': 'A recovery code was made',
    'recovery_code.used': 'The recovery code was used',
    'sessions.others_ended': 'Other sessions were ended',
    'session.revoked': 'A session was ended because its token came twice',
  } satisfies Record<GuardingEvent, string>,
} as const;
