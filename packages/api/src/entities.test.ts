import { describe, expect, it } from 'vitest';
import {
  displayNameOf,
  fallbackDisplayName,
  initialsOf,
  roleOf,
  savedKeyOf,
  withoutDuplicates,
} from './entities.ts';

describe('fallbackDisplayName', () => {
  it('is the part of the address before the @', () => {
    expect(fallbackDisplayName('ada@example.org')).toBe('ada');
  });
});

describe('displayNameOf', () => {
  it('prefers the name that was given', () => {
    expect(displayNameOf({ email: 'ada@example.org', displayName: 'Ada' })).toBe('Ada');
  });

  it('falls back when the name is blank', () => {
    expect(displayNameOf({ email: 'ada@example.org', displayName: '  ' })).toBe('ada');
  });
});

describe('roleOf', () => {
  it("is 'User' when a row has none", () => {
    expect(roleOf({})).toBe('User');
    expect(roleOf({ role: 'Admin' })).toBe('Admin');
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace King', 'AL'],
    ['ada', 'A'],
    ['  ', ''],
    ['👩🏽‍🎨 Zoé', '👩🏽‍🎨Z'],
  ])('takes up to two whole letters of %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('savedKeyOf', () => {
  it('is the image, else the name, else the outfit as JSON', () => {
    expect(savedKeyOf({ image: '/media/1', name: 'One' })).toBe('/media/1');
    expect(savedKeyOf({ image: '', name: 'One' })).toBe('One');
    expect(savedKeyOf({ tags: ['Casual'] })).toBe('{"tags":["Casual"]}');
  });
});

describe('withoutDuplicates', () => {
  it('keeps the first of those with one image, else one name', () => {
    const outfits = [{ image: '/1', name: 'A' }, { image: '/1', name: 'B' }, { name: 'A' }, { name: 'A' }];
    expect(withoutDuplicates(outfits)).toEqual([{ image: '/1', name: 'A' }, { name: 'A' }]);
  });
});
