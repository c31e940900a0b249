import { withoutTrailingSlashes } from '@glow/api';

/**
 * The addresses of the site: those of spec section 2 with the style formula behind the liked looks, what the law asks for,
 * and the one below which each look has its own, `/look/<key>`. No other has parameters.
 */
export const ROUTES = {
  landing: '/',
  styleDiscovery: '/style-discovery',
  outfitSwipe: '/outfit-swipe',
  curated: '/curated',
  styleFormula: '/style-formula',
  wardrobe: '/wardrobe',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
  admin: '/admin',
  privacy: '/privacy',
  terms: '/terms',
  look: '/look',
} as const;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

const BELOW_LOOK = /^\/look\/[^/]+$/;

/** The name of the route at a path, with or without a trailing slash. */
export function routeAt(pathname: string): RouteName | undefined {
  const path = withoutTrailingSlashes(pathname) || '/';
  if (BELOW_LOOK.test(path)) return 'look';
  return ROUTE_NAMES.find((name) => ROUTES[name] === path);
}
