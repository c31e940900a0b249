import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeAt } from './route-table.ts';
import { documentTitle } from './routes.messages.ts';

describe('ROUTES', () => {
  it('has the nine addresses of the specification and the two legal texts, and no parameters', () => {
    expect(Object.values(ROUTES)).toEqual([
      '/',
      '/style-discovery',
      '/outfit-swipe',
      '/curated',
      '/wardrobe',
      '/login',
      '/signup',
      '/profile',
      '/admin',
      '/privacy',
      '/terms',
    ]);
  });
});

describe('routeAt', () => {
  it('knows a route with and without a trailing slash, and nothing else', () => {
    expect(routeAt('/')).toBe('landing');
    expect(routeAt('/curated/')).toBe('curated');
    expect(routeAt('/curated/more')).toBeUndefined();
  });
});

describe('documentTitle', () => {
  it('is another for every page', () => {
    const titles = [...ROUTE_NAMES, 'notFound' as const].map(documentTitle);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
