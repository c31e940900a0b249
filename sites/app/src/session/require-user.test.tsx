import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequireUser } from './require-user.tsx';
import { takeOrigin } from './sign-in-origin.ts';
import { clearSignedInUser, storeSignedInUser } from './signed-in-user.ts';
import { useSignOut } from './use-sign-out.ts';

const USER = {
  email: 'ada@example.org',
  displayName: 'Ada',
  token: 'a',
  refreshToken: 'r',
  isAdmin: false,
};

function SignOut() {
  return (
    <button type="button" onClick={useSignOut()}>
      Sign Out
    </button>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

function renderPage() {
  render(
    <MemoryRouter initialEntries={['/', '/wardrobe?a=1']}>
      <SignOut />
      <Back />
      <Routes>
        <Route path="/" element={<p>Home</p>} />
        <Route path="/login" element={<p>Login</p>} />
        <Route
          path="/wardrobe"
          element={
            <RequireUser fallback={<p>Waiting</p>}>{(user) => <p>Of {user.displayName}</p>}</RequireUser>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  clearSignedInUser('left');
});

describe('RequireUser', () => {
  it('shows the page to whoever is signed in, and follows a new name', async () => {
    storeSignedInUser(USER);
    renderPage();
    expect(screen.getByText('Of Ada')).toBeDefined();
    storeSignedInUser({ ...USER, displayName: 'Ada L.' });
    expect(await screen.findByText('Of Ada L.')).toBeDefined();
  });

  // @spec 6.4 Wardrobe and profile redirect to /login when not signed in (the wardrobe passes a 'from' state;
  //   a 401 when loading the wardrobe also redirects to login).
  it('sends everybody else to /login in place of the page, with the way back', async () => {
    renderPage();
    expect(await screen.findByText('Login')).toBeDefined();
    expect(takeOrigin()).toBe('/wardrobe?a=1');
    screen.getByText('Back').click();
    expect(await screen.findByText('Home')).toBeDefined();
  });

  it('goes to /login when the session ends under it', async () => {
    storeSignedInUser(USER);
    renderPage();
    clearSignedInUser('ended');
    expect(await screen.findByText('Login')).toBeDefined();
    expect(takeOrigin()).toBe('/wardrobe?a=1');
  });

  // @spec 4.22 Signing out clears the user and goes home.
  it('lets whoever signs out go home, and remembers no way back', async () => {
    storeSignedInUser({ ...USER, token: '', refreshToken: '' });
    renderPage();
    screen.getByText('Sign Out').click();
    expect(await screen.findByText('Home')).toBeDefined();
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(takeOrigin()).toBeUndefined();
  });
});
