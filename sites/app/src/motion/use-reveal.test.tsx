import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RevealSection } from './reveal.tsx';

/** A section of a height, so many pixels down the page. */
function renderSection(topPx: number, heightPx: number) {
  render(
    <>
      <div style={{ height: topPx }} />
      <RevealSection style={{ height: heightPx }} aria-label="Section" />
      <div style={{ height: 3000 }} />
    </>,
  );
  return screen.getByRole('region', { name: 'Section' });
}

const scrollSoThatShown = (topPx: number, shownPx: number) => scrollTo(0, topPx + shownPx - innerHeight);
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(async () => {
  await page.viewport(1000, 800);
  await expect.poll(() => innerHeight).toBe(800); // the observer is set up by it
  scrollTo(0, 0);
});
afterEach(cleanup);

describe('useReveal', () => {
  it('hides nothing before the first scroll', async () => {
    const section = renderSection(2000, 400);
    await painted();
    expect(section.dataset.reveal).toBe('still');
  });

  // @spec 2.landing.3 Sections fade and slide in once when scrolled into view.
  it('hides a section below the window and shows it, once, when 30 % of it is in view', async () => {
    const section = renderSection(2000, 400);
    await painted();
    scrollSoThatShown(2000, 100);
    await waitFor(() => expect(section.dataset.reveal).toBe('waiting'));
    scrollSoThatShown(2000, 125);
    await waitFor(() => expect(section.dataset.reveal).toBe('entering'));
    scrollTo(0, 0);
    await painted();
    await painted();
    expect(section.dataset.reveal).toBe('entering');
  });

  it('shows a section taller than the window when it covers 30 % of the window', async () => {
    const section = renderSection(2000, 4000);
    await painted();
    scrollSoThatShown(2000, 200);
    await waitFor(() => expect(section.dataset.reveal).toBe('waiting'));
    scrollSoThatShown(2000, 245);
    await waitFor(() => expect(section.dataset.reveal).toBe('entering'));
  });

  it('lets a section that the first scroll jumps to enter at once', async () => {
    const section = renderSection(2000, 400);
    await painted();
    scrollSoThatShown(2000, 300);
    await waitFor(() => expect(section.dataset.reveal).toBe('entering'));
  });

  it('leaves a section that is in view from the start as it is', async () => {
    const section = renderSection(700, 400);
    await painted();
    scrollTo(0, 300);
    await painted();
    await painted();
    expect(section.dataset.reveal).toBe('still');
  });
});
