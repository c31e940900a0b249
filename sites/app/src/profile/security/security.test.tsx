import type { AccountSecurity } from '@glow/api';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSignedInUser, storeSignedInUser } from '#session/signed-in-user.ts';
import { noteEntrance } from '#session/use-enter.ts';
import { SecurityChanges } from './security-changes.tsx';
import { SecuritySetting } from './security-setting.tsx';
import { useAccountSecurity } from './use-account-security.ts';

const USER = { email: 'ada@example.org', displayName: 'Ada', token: 'a', refreshToken: 'r', isAdmin: false };
const SECURITY: AccountSecurity = {
  password_changed_at: '2026-11-01T08:00:00.000Z',
  security_question: { question: 'birth_city', changed_at: '2026-11-02T08:00:00.000Z' },
  recovery_code_created_at: '2026-11-03T08:00:00.000Z',
  sessions: [
    { started_at: '2026-11-04T08:00:00.000Z', ends_at: '2026-12-04T08:00:00.000Z', is_this_one: false },
    { started_at: '2026-11-05T08:00:00.000Z', ends_at: '2026-12-05T08:00:00.000Z', is_this_one: true },
  ],
  changes: [],
};

function Security() {
  const security = useAccountSecurity(USER.email);
  return (
    <>
      <SecurityChanges state={security.state} />
      <SecuritySetting {...security} />
    </>
  );
}

/** A server that knows this account until the other sessions are ended. */
function serve(security: AccountSecurity | 'broken') {
  let current = security;
  vi.stubGlobal('fetch', async (address: string) => {
    if (current === 'broken') return new Response('{}', { status: 500 });
    if (address.endsWith('/api/account/sessions/end_others/')) {
      const sessions = current.sessions.filter((session) => session.is_this_one);
      current = { ...current, sessions };
      return Response.json({ ended: 1 });
    }
    return Response.json(current);
  });
  return { recover: () => (current = SECURITY) };
}

function renderSecurity(): void {
  render(
    <MemoryRouter>
      <Security />
    </MemoryRouter>,
  );
}

const open = () => fireEvent.click(screen.getByText('Sign-in and security'));
const times = (name: string) =>
  [...(screen.getByText(name).parentElement?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);

beforeEach(() => storeSignedInUser(USER));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSignedInUser('left');
  noteEntrance({ email: '' });
});

describe('the security of an account', () => {
  it('shows the dates of password, question and code, and every session', async () => {
    serve(SECURITY);
    renderSecurity();
    open();
    expect(await screen.findByText('What city were you born in?')).toBeDefined();
    expect(times('Password')).toEqual(['2026-11-01T08:00:00.000Z']);
    expect(times('Security question')).toEqual(['2026-11-02T08:00:00.000Z']);
    expect(times('Recovery code')).toEqual(['2026-11-03T08:00:00.000Z']);
    const sessions = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sessions).toEqual([
      expect.stringMatching(/^Here, since /),
      expect.stringMatching(/^Elsewhere, since /),
    ]);
  });

  it('shows the newest nine of very many sessions elsewhere, and how many more there are', async () => {
    const [elsewhere, here] = SECURITY.sessions;
    const others = Array.from({ length: 12 }, (_, day) => ({
      ...elsewhere,
      started_at: `2026-10-${10 + day}T08:00:00.000Z`,
    }));
    serve({ ...SECURITY, sessions: [...others, here] as AccountSecurity['sessions'] });
    renderSecurity();
    open();
    await screen.findByText('and 3 more');
    expect(times('Signed in')).toHaveLength(10);
    expect(times('Signed in').slice(1, 3)).toEqual(['2026-10-21T08:00:00.000Z', '2026-10-20T08:00:00.000Z']);
  });

  it('says where there is no recovery code, and nothing of a question where there is none', async () => {
    const { recovery_code_created_at, security_question, ...rest } = SECURITY;
    serve(rest);
    renderSecurity();
    open();
    expect((await screen.findByText('None')).previousElementSibling?.textContent).toBe('Recovery code');
    expect(screen.queryByText('Security question')).toBeNull();
  });

  it('ends the others, and offers it no more', async () => {
    serve(SECURITY);
    renderSecurity();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeDefined();
    await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
    cleanup();
    renderSecurity();
    open();
    await screen.findByText('What city were you born in?');
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('asks nothing before it is opened of whoever was signed in already', async () => {
    const calls = vi.fn();
    vi.stubGlobal('fetch', calls);
    renderSecurity();
    expect(calls).not.toHaveBeenCalled();
  });

  it('tells what was changed at once after a sign-in, and is silent where nothing was', async () => {
    noteEntrance(USER);
    serve({
      ...SECURITY,
      previous_sign_in_at: '2026-11-04T08:00:00.000Z',
      changes: [{ event: 'security_question.changed', happened_at: '2026-11-04T09:00:00.000Z' }],
    });
    renderSecurity();
    const changes = await screen.findByRole('region', { name: 'Since you last signed in' });
    expect(within(changes).getByRole('listitem').textContent).toMatch(/^The security question was changed, /);
    cleanup();
    serve(SECURITY);
    renderSecurity();
    open();
    await screen.findByText('What city were you born in?');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { recover } = serve('broken');
    renderSecurity();
    open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    recover();
    fireEvent.click(retry);
    expect(await screen.findByText('What city were you born in?')).toBeDefined();
  });
});
