import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { declarePage, loadPage } from './pages.ts';
import { PagesInTurn, usePageTurn, useRenderAhead } from './pages-in-turn.tsx';
import { ROUTES } from './route-table.ts';

function Terms() {
  const { state } = useLocation();
  return <h1 data-turn={usePageTurn()}>terms {state?.liked}</h1>;
}

function Landing() {
  const renderAhead = useRenderAhead();
  const navigate = useNavigate();
  return (
    <>
      <h1>landing</h1>
      <button type="button" onClick={() => renderAhead('terms', { liked: 'coat' })}>
        ahead
      </button>
      <button type="button" onClick={() => renderAhead('terms', { liked: 'satin' }, 'next')}>
        again
      </button>
      <button type="button" onClick={() => navigate(ROUTES.terms)}>
        terms
      </button>
      <button type="button" onClick={() => navigate(ROUTES.privacy)}>
        privacy
      </button>
    </>
  );
}

function Site() {
  return (
    <PagesInTurn location={useLocation()}>
      {(location) => (
        <Routes location={location}>
          <Route path={ROUTES.landing} element={<Landing />} />
          <Route path={ROUTES.terms} element={<Terms />} />
          <Route path={ROUTES.privacy} element={<h1>privacy</h1>} />
        </Routes>
      )}
    </PagesInTurn>
  );
}

async function renderSite() {
  declarePage('terms', async () => Terms);
  await loadPage('terms');
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();
const ahead = () => document.querySelector('.page-ahead[aria-hidden=true] h1');
const heading = () => document.querySelector('.page:not(.page-ahead) h1');

afterEach(cleanup);

describe('PagesInTurn', () => {
  it('renders a page ahead, inert and with the state it will have, and another state in its place', async () => {
    await renderSite();
    expect(ahead()).toBeNull();
    press('ahead');
    await expect.poll(() => ahead()?.textContent).toBe('terms coat');
    expect(heading()?.textContent).toBe('landing');
    const first = ahead();
    expect(first?.closest('[inert]')).toBeTruthy();
    press('again');
    await expect.poll(() => ahead()?.textContent).toBe('terms satin');
    expect(ahead()).toBe(first);
    expect(first?.getAttribute('data-turn')).toBe('ahead');
    expect(first?.closest('[inert]')).toBeNull(); // nothing but its turn comes next
  });

  it('shows the page itself when its turn comes', async () => {
    await renderSite();
    press('ahead');
    await expect.poll(ahead).not.toBeNull();
    const rendered = ahead();
    press('terms');
    await expect.poll(() => heading()?.textContent).toBe('terms ');
    expect(heading()).toBe(rendered);
    expect(rendered?.getAttribute('data-turn')).toBe('shown');
    expect(ahead()).toBeNull();
  });

  it('drops the page where another is asked for', async () => {
    await renderSite();
    press('ahead');
    await expect.poll(ahead).not.toBeNull();
    press('privacy');
    await expect.poll(() => heading()?.textContent).toBe('privacy');
    expect(ahead()).toBeNull();
  });
});
