import { SESSION_STORAGE_KEYS } from '@glow/api';
import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetOrigin,
  forgetWantedSave,
  readWantedSave,
  rememberOrigin,
  rememberWantedSave,
  takeOrigin,
} from './sign-in-origin.ts';

const LOOK = { name: 'Ember coat', image: '/media/looks/b.png', tags: ['cold'] };

afterEach(forgetOrigin);

describe('takeOrigin', () => {
  it.each([
    ['/wardrobe', '/wardrobe'],
    ['/curated/?a=1#b', '/curated?a=1#b'],
    ['/', '/'],
    ['/look/0123456789abcdef0123456789abcdef', '/look/0123456789abcdef0123456789abcdef'],
  ])('gives the page %s back, once', (path, given) => {
    rememberOrigin(path);
    expect(takeOrigin()).toBe(given);
    expect(takeOrigin()).toBeUndefined();
  });

  it.each([
    'https://evil.example/wardrobe',
    '//evil.example/wardrobe',
    '/\\evil.example/wardrobe',
    '/\t/evil.example/wardrobe',
    'javascript:alert(1)',
    '/nowhere',
    '/curated/..//evil.example',
    '/login',
    '/signup?from=/signup',
    'wardrobe',
    '',
    '{"path":"//evil.example"}',
    '{"path":7}',
    '[]',
    'null',
    '{',
  ])('leads nowhere else: %j', (path) => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.from, path);
    expect(takeOrigin()).toBeUndefined();
  });
});

describe('readWantedSave', () => {
  it('gives the look until it is forgotten, whatever is remembered or taken meanwhile', () => {
    rememberOrigin('/curated', LOOK);
    expect(takeOrigin()).toBe('/curated');
    rememberOrigin('/wardrobe');
    expect(readWantedSave()).toEqual(LOOK);
    forgetWantedSave({ name: 'Another coat' });
    expect(readWantedSave()).toEqual(LOOK);
    forgetWantedSave(LOOK);
    expect(readWantedSave()).toBeUndefined();
    expect(takeOrigin()).toBe('/wardrobe');
  });

  it('is nothing where none was wanted, or what is stored is none', () => {
    rememberOrigin('/curated');
    expect(readWantedSave()).toBeUndefined();
    sessionStorage.setItem(SESSION_STORAGE_KEYS.from, '{"save":{"name":7}}');
    expect(readWantedSave()).toBeUndefined();
  });

  it('is forgotten with its origin', () => {
    rememberOrigin('/curated', LOOK);
    forgetOrigin();
    expect(takeOrigin()).toBeUndefined();
    expect(readWantedSave()).toBeUndefined();
  });

  it('may be wanted without an origin', () => {
    rememberWantedSave(LOOK);
    expect(takeOrigin()).toBeUndefined();
    expect(readWantedSave()).toEqual(LOOK);
  });
});
