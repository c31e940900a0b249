import type { RouteName } from './route-table.ts';

export const SITE_NAME = 'Glow';

interface RouteTexts {
  /** What the tab and a search result call the page. */
  readonly title: string;
  readonly description: string;
}

/** Titles are those of spec section 2 where it gives one. */
export const ROUTE_TEXTS: Readonly<Record<RouteName | 'notFound', RouteTexts>> = {
  landing: {
    title: 'Glow: AI personal stylist in your pocket',
    description:
      "Because the future of fashion starts with what's already yours. Style, renew and reconnect with your wardrobe, one outfit at a time.",
  },
  styleDiscovery: {
    title: 'Style Discovery',
    description: 'Two questions about your style and your shape, and a first set of outfits to go with them.',
  },
  outfitSwipe: {
    title: 'Style Preference',
    description: 'Swipe right if you love it, left if not.',
  },
  curated: {
    title: 'Curated Just For You',
    description: 'The outfits you liked, in one place.',
  },
  styleFormula: {
    title: 'Your Style Formula',
    description: 'What the looks you liked have in common, to keep and to share.',
  },
  wardrobe: {
    title: 'Wardrobe',
    description: 'The looks you saved.',
  },
  login: {
    title: 'Log In',
    description: 'Sign in to your wardrobe.',
  },
  signup: {
    title: 'Sign Up',
    description: 'Create an account and keep the looks you love.',
  },
  profile: {
    title: 'Profile',
    description: 'Your account.',
  },
  admin: {
    title: 'Admin',
    description: 'For the administrator.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What Glow keeps about you, where, for how long, and how to download or erase it.',
  },
  terms: {
    title: 'Terms',
    description: 'What you and Glow may expect of each other.',
  },
  look: {
    title: 'A look',
    description: 'One look, its pieces, and what else would go with them.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is nothing at this address.',
  },
};

/** The document title of a page: its own title, and the site's where that does not say it. */
export function documentTitle(name: RouteName | 'notFound'): string {
  const { title } = ROUTE_TEXTS[name];
  return title.startsWith(SITE_NAME) ? title : titled(title);
}

/** Returns a title followed by the site's name. */
export function titled(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
