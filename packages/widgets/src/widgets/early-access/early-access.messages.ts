import type { EarlyAccessState, Failure } from './early-access.machine.ts';

/** Every visible text. */
export const EARLY_ACCESS_STRINGS = {
  /** The modal's title and its name. */
  title: 'Get Early Access',
  /** About being the first to try the mobile app. */
  heading: 'Be the first to try our mobile app',
  /** In its place after joining. */
  headingJoined: 'You will be among the first',
  lead: "Leave your email address. We'll write when your stylist is ready to move into your pocket.",
  // Section 2.
  closeLabel: 'Close early access signup',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  /** Sent as `consent`. */
  consent: 'By joining you agree that we keep this address to write to you about early access.',
  // Section 2.
  join: 'Join Early Access',
  // Section 2.
  joining: 'Joining...',
  // Section 2.
  close: 'Close',
  // Section 8.
  success: "Thanks! You're on the early access list.",
  // Section 8.
  invalidEmail: 'Please enter a valid email address.',
  // Section 8.
  refused: "We couldn't save that email right now. Please try again.",
  // Section 8.
  unanswered: 'Something went wrong. Please try again.',
};

export type EarlyAccessStrings = typeof EARLY_ACCESS_STRINGS;

function failureText(failure: Failure, strings: EarlyAccessStrings): string {
  return failure.reason === 'refused' ? (failure.serverText ?? strings.refused) : strings.unanswered;
}

/** Returns the sentence under the field, where the state has one. */
export function errorText(state: EarlyAccessState, strings: EarlyAccessStrings): string | undefined {
  if (state.status === 'invalid') return strings.invalidEmail;
  return state.status === 'error' ? failureText(state.failure, strings) : undefined;
}
