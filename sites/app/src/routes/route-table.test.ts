import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES, ROUTES, routeAt } from './route-table.ts';
import { documentTitle } from './routes.messages.ts';

describe('ROUTES', () => {
  it('has the nine addresses of the specification, the style formula, the two legal texts and that of looks, and no parameters', () => {
    expect(Object.values(ROUTES)).toEqual([
      '/',
      '/style-discovery',
      '/outfit-swipe',
      '/curated',
      '/style-formula',
      '/wardrobe',
      '/login',
      '/signup',
      '/profile',
      '/admin',
      '/privacy',
      '/terms',
      '/look',
    ]);
  });
});

describe('routeAt', () => {
  it('knows a route with and without a trailing slash, and nothing else', () => {
    expect(routeAt('/')).toBe('landing');
    expect(routeAt('/curated/')).toBe('curated');
    expect(routeAt('/curated/more')).toBeUndefined();
  });

  it('knows the address of every look, and of none that is none', () => {
    for (const path of ['/look', '/look/', '/look/4f1c', '/look/4f1c/']) expect(routeAt(path)).toBe('look');
    expect(routeAt('/look/4f1c/more')).toBeUndefined();
  });
});

describe('documentTitle', () => {
  it('is another for every page', () => {
    const titles = [...ROUTE_NAMES, 'notFound' as const].map(documentTitle);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
