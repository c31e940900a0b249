/** Words of the console as a whole and of its two screens for others (spec section 2, "Admin"). */
export const ADMIN_TEXTS = {
  label: 'Back of house',
  heading: 'Administrator console',
  lead: 'Sign-ups, accounts and pictures. Each section loads when you open it.',
  loading: 'Loading the console',
  dismiss: 'Dismiss message',
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const ACCESS_TEXTS = {
  denied: {
    label: 'Staff only',
    heading: 'Access denied',
    text: 'You are signed in, but this area is restricted to the administrator.',
  },
  signedOut: {
    label: 'Staff only',
    heading: 'Admin access only',
    text: 'Sign in with the administrator account to look after sign-ups, users and pictures.',
  },
  goToLogin: 'Go to login',
  home: 'Back to Home',
} as const;
