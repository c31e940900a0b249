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

export const SEARCH_TEXTS = {
  label: (what: string) => `Search ${what}`,
  placeholder: 'Part of a filename',
  search: 'Search',
  clear: 'Clear',
  found: (q: string) => `Showing what matches "${q}".`,
} as const;

export const PICTURE_TEXTS = {
  preview: (name: string) => `Preview ${name}`,
  unavailable: 'The picture could not be loaded.',
  original: 'Open the original',
  close: 'Close preview',
} as const;

/** Exports; 'Export failed.' is spec section 8. */
export const EXPORT_TEXTS = {
  export: 'Export',
  exporting: 'Exporting…',
  failed: 'Export failed.',
  cancel: 'Cancel export',
  progress: 'Export progress',
  received: (size: string) => `${size} received`,
  receivedOf: (size: string, total: string) => `${size} of ${total}`,
  saved: (name: string) => `Saved ${name}.`,
} as const;
