import { withoutTrailingSlashes } from '@glow/api';

/** The addresses of the site: those of spec section 2, then what the law asks for. None has parameters. */
export const ROUTES = {
  landing: '/',
  styleDiscovery: '/style-discovery',
  outfitSwipe: '/outfit-swipe',
  curated: '/curated',
  wardrobe: '/wardrobe',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** The name of the route at a path, with or without a trailing slash. */
export function routeAt(pathname: string): RouteName | undefined {
  const path = withoutTrailingSlashes(pathname) || '/';
  return ROUTE_NAMES.find((name) => ROUTES[name] === path);
}
