import { cleanup, render, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routePage } from '../routes/route-page.tsx';
import { ROUTES } from '../routes/route-table.ts';
import { SiteRouter } from './site-router.tsx';

const OWN_ADDRESS = window.location.href;

/** Renders three pages, the scripts of which come when they are told to. */
function renderSite() {
  const arrive: Record<string, () => void> = {};
  const page = (name: 'login' | 'signup' | 'terms') => {
    const arrived = new Promise<void>((resolve) => {
      arrive[name] = resolve;
    });
    return routePage(name, async () => {
      await arrived;
      return () => <h1>{name}</h1>;
    });
  };
  const [Login, Signup, Terms] = [page('login'), page('signup'), page('terms')];
  render(
    <SiteRouter>
      <Link to={ROUTES.login}>to login</Link>
      <Link to={ROUTES.signup}>to signup</Link>
      <Link to={ROUTES.terms}>to terms</Link>
      <Routes>
        <Route path={ROUTES.landing} element={<h1>landing</h1>} />
        <Route path={ROUTES.login} element={<Login />} />
        <Route path={ROUTES.signup} element={<Signup />} />
        <Route path={ROUTES.terms} element={<Terms />} />
      </Routes>
    </SiteRouter>,
  );
  return (name: string) => arrive[name]?.();
}

const press = (link: string) => screen.getByRole('link', { name: link }).click();
const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => window.history.replaceState(null, '', ROUTES.landing));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', OWN_ADDRESS);
});

describe('SiteRouter', () => {
  it('keeps the old page until the script of the next one is there', async () => {
    const arrive = renderSite();
    press('to login');
    expect(window.location.pathname).toBe(ROUTES.login);
    await new Promise(requestAnimationFrame);
    expect(shown()).toBe('landing');
    arrive('login');
    await expect.poll(shown).toBe('login');
  });

  it('draws a page whose script is there within the press', async () => {
    const arrive = renderSite();
    arrive('login');
    press('to login');
    await expect.poll(shown).toBe('login');
    press('to signup');
    press('to login');
    expect(shown()).toBe('login');
    arrive('signup');
    press('to signup');
    await expect.poll(shown).toBe('signup');
    press('to login');
    expect(shown()).toBe('login');
  });

  it('shows the newest page that was asked for, in whatever order their scripts come', async () => {
    const arrive = renderSite();
    press('to login');
    press('to terms');
    arrive('terms');
    await expect.poll(shown).toBe('terms');
    arrive('login');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe('terms');
  });

  it('follows the browser back', async () => {
    const arrive = renderSite();
    arrive('login');
    press('to login');
    await expect.poll(shown).toBe('login');
    window.history.back();
    await expect.poll(shown).toBe('landing');
  });
});
