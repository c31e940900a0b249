/** What joining says to people who sent the form without script; spec section 8 where it has the words. */
export const EARLY_ACCESS_TEXTS = {
  noConsent: 'Please agree that we keep this address to write to you about early access.',
  joinedTitle: 'You are on the list',
  joined: "Thanks! You're on the early access list.",
  failedTitle: 'Not yet on the list',
  back: 'Back to the page you came from',
} as const;
