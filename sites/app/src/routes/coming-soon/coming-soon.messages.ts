import type { RouteName } from '../route-table.ts';

export type ComingRoute = Exclude<RouteName, 'landing'>;

export const COMING_SOON_TEXTS = {
  label: 'On the cutting table',
  home: 'Back to Home',
  getALook: 'Get a look now',
} as const;

interface ComingSoonTexts {
  readonly heading: string;
  readonly text: string;
}

/** What each page that is still being made says for now. */
export const COMING_SOON: Readonly<Record<ComingRoute, ComingSoonTexts>> = {
  styleDiscovery: {
    heading: 'Style Discovery',
    text: 'Two questions about your style and your shape, and we know where to begin. This page is coming soon.',
  },
  outfitSwipe: {
    heading: 'Style Preference',
    text: 'Swipe right if you love it, left if not. The deck is being drawn and is coming soon.',
  },
  curated: {
    heading: 'Curated Just For You',
    text: 'The outfits you like will hang here, side by side. This page is coming soon.',
  },
  wardrobe: {
    heading: 'Your wardrobe',
    text: 'One rail for every look you save. This page is coming soon.',
  },
  login: {
    heading: 'Log In',
    text: 'Accounts are nearly ready. Until then, everything on the front page is open to you. Coming soon.',
  },
  signup: {
    heading: 'Sign Up',
    text: 'Your own account, with a wardrobe that remembers what you love. Coming soon.',
  },
  profile: {
    heading: 'Profile',
    text: 'Your name, your quiz and your wardrobe, one step away. This page is coming soon.',
  },
  admin: {
    heading: 'Admin',
    text: 'Sign-ups, users and pictures will be looked after here. This page is coming soon.',
  },
};
