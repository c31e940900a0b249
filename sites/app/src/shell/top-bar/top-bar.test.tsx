import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#document/styles.css';
import { TopBar } from './top-bar.tsx';

const USER = { email: 'ada@example.org', displayName: 'Ada', token: 'a', refreshToken: 'r', isAdmin: false };

function Path() {
  return <output>{useLocation().pathname}</output>;
}

function renderTopBar(path = '/curated') {
  return render(
    <div className="glow">
      <MemoryRouter initialEntries={[path]}>
        <TopBar />
        <Path />
      </MemoryRouter>
    </div>,
  );
}

const shownItems = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

describe('TopBar', () => {
  // @spec 2.top-bar.1 Logo link to home.
  it('leads home by its logo', () => {
    renderTopBar();
    screen.getByRole('link', { name: 'Glow' }).click();
    return waitFor(() => expect(screen.getByRole('status').textContent).toBe('/'));
  });

  it('follows a sign-in in this tab', async () => {
    renderTopBar();
    expect(shownItems()).toEqual(['Style Discovery', 'Log In', 'Sign Up']);
    localStore.writeJson(LOCAL_STORAGE_KEYS.user, USER);
    await waitFor(() => expect(shownItems()).toEqual(['Style Discovery', 'Wardrobe', 'Profile', 'Sign Out']));
  });

  it('follows a completed style test in another tab', async () => {
    renderTopBar();
    localStorage.setItem(LOCAL_STORAGE_KEYS.styleTestCompleted, 'true');
    const { styleTestCompleted: key } = LOCAL_STORAGE_KEYS;
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    await waitFor(() => expect(shownItems()).toEqual(['Curated', 'Log In', 'Sign Up']));
  });

  it('clears the user and goes home on Sign Out', async () => {
    localStore.writeJson(LOCAL_STORAGE_KEYS.user, USER);
    renderTopBar();
    screen.getByRole('button', { name: 'Sign Out' }).click();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/'));
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.user)).toBeNull();
    expect(shownItems()).toEqual(['Style Discovery', 'Log In', 'Sign Up']);
  });

  it('reads an entry that is none of ours as nobody', () => {
    localStorage.setItem(LOCAL_STORAGE_KEYS.user, '{"email": 7, "isAdmin": "yes"}');
    renderTopBar();
    expect(shownItems()).toEqual(['Style Discovery', 'Log In', 'Sign Up']);
  });

  it('marks the page it is on', () => {
    renderTopBar('/login');
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('aria-current')).toBe('page');
  });

  describe('on a narrow screen', () => {
    beforeEach(() => page.viewport(390, 844));

    // @spec 2.top-bar.5 On mobile a toggle menu holds the same items.
    it('holds the same items in a menu that opens and closes', async () => {
      renderTopBar();
      const toggle = screen.getByRole('button', { name: 'Menu' });
      expect(screen.queryByRole('navigation')).toBeNull();
      toggle.click();
      await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'));
      expect(shownItems()).toEqual(['Style Discovery', 'Log In', 'Sign Up']);
      toggle.click();
      await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
      expect(screen.queryByRole('navigation')).toBeNull();
    });

    it('closes its menu when an item is followed', async () => {
      renderTopBar();
      screen.getByRole('button', { name: 'Menu' }).click();
      screen.getByRole('link', { name: 'Log In' }).click();
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/login'));
      await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    });
  });
});
