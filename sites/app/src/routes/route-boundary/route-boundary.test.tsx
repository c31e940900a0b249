import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteBoundary } from './route-boundary.tsx';

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

// React repeats on the console what a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderSite() {
  render(
    <MemoryRouter>
      <Link to="/missing">Missing</Link>
      <Link to="/there">There</Link>
      <Suspense>
        <RouteBoundary>
          <Routes>
            <Route path="/" element={<p>Home</p>} />
            <Route path="/missing" element={<Missing />} />
            <Route path="/there" element={<p>It is there</p>} />
          </Routes>
        </RouteBoundary>
      </Suspense>
    </MemoryRouter>,
  );
}

describe('RouteBoundary', () => {
  it('says that a page did not load, and lets the rest of the site be', async () => {
    renderSite();
    screen.getByText('Missing').click();
    expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeDefined();
    screen.getByText('There').click();
    expect(await screen.findByText('It is there')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
