import { describe, expect, it } from 'vitest';
import { whatWasErased, whatWillBeErased } from './deletion.messages.ts';

describe('whatWillBeErased', () => {
  const parts = { hasAccount: false, hasRegistration: false, isAdministrator: false };

  it('names all that belongs to the person', () => {
    expect(whatWillBeErased({ ...parts, hasAccount: true, hasRegistration: true })).toBe(
      'The account, its sessions, its wardrobe, and the early-access registration will be erased. This cannot be undone.',
    );
    expect(whatWillBeErased({ ...parts, hasRegistration: true })).toBe(
      'The early-access registration will be erased. This cannot be undone.',
    );
  });

  it('says that an administrator stays', () => {
    const administrator = { ...parts, hasAccount: true, isAdministrator: true };
    expect(whatWillBeErased({ ...administrator, hasRegistration: true })).toMatch(/only the early-access/);
    expect(whatWillBeErased(administrator)).toMatch(/cannot be erased/);
  });
});

describe('whatWasErased', () => {
  const erased = { email: 'a@b.co', account: true, registration: true, wardrobe_items: 2 };

  it('repeats what the server did', () => {
    expect(whatWasErased(erased)).toBe(
      'Erased a@b.co: account, 2 saved looks, and early-access registration.',
    );
    expect(whatWasErased({ ...erased, wardrobe_items: 0, registration: false })).toBe(
      'Erased a@b.co: account.',
    );
    expect(whatWasErased({ ...erased, account: false, registration: false, wardrobe_items: 0 })).toBe(
      'Nothing was left of a@b.co.',
    );
  });
});
