import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Footer } from './footer.tsx';

const USER = { email: 'ada@example.org', displayName: 'Ada', token: 'a', refreshToken: 'r', isAdmin: false };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('leads those with an account to what is theirs, others to signing in', async () => {
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  const labels = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(labels().slice(2, 4)).toEqual(['Log In', 'Sign Up']);
  localStore.writeJson(LOCAL_STORAGE_KEYS.user, USER);
  await waitFor(() => expect(labels().slice(2, 4)).toEqual(['Profile', 'Wardrobe']));
});
