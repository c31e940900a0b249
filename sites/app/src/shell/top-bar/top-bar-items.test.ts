import { describe, expect, it } from 'vitest';
import { NEW_SESSION, type Session } from '#session/session.ts';
import { topBarItems } from './top-bar-items.ts';

const labels = (session: Partial<Session>) =>
  topBarItems({ ...NEW_SESSION, ...session }).map(({ label }) => label);

describe('topBarItems', () => {
  // @spec 2.top-bar.2 Shows 'Style Discovery' when the style test is not completed and 'Curated' when it is.
  // @spec 2.top-bar.4 Otherwise 'Log In' and 'Sign Up'.
  it('offers a visitor the style test, log in and sign up', () => {
    expect(labels({})).toEqual(['Style Discovery', 'Log In', 'Sign Up']);
  });

  // @spec 2.top-bar.2 Shows 'Style Discovery' when the style test is not completed and 'Curated' when it is.
  it('shows Curated in place of Style Discovery once the style test is completed', () => {
    expect(labels({ styleTest: 'completed' })).toEqual(['Curated', 'Log In', 'Sign Up']);
  });

  // @spec 2.top-bar.3 When signed in: 'Admin' (administrators only), 'Profile', 'Sign Out'.
  it('offers a signed-in user wardrobe, profile and the way out, and only an administrator the console', () => {
    expect(labels({ visitor: 'user' })).toEqual(['Style Discovery', 'Wardrobe', 'Profile', 'Sign Out']);
    expect(labels({ visitor: 'administrator' })).toEqual([
      'Style Discovery',
      'Wardrobe',
      'Admin',
      'Profile',
      'Sign Out',
    ]);
  });
});
