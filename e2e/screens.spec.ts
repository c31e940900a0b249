import type { Page } from '@playwright/test';
import { SCREENS, type Screen } from './contact-sheets/screens.ts';
import { expect, test } from './product/administration.ts';
import { likeLooks } from './product/looks.ts';
import { axeFaults, forcedColourFaults, zoomFaults } from './product/page-checks.ts';

test.describe.configure({ mode: 'parallel' });

/** Of a page that is shown in two states, the fuller one is enough. */
const SHOWN_FULLER = ['landing', 'login', 'docs', 'admin'];

/** Opens the list with looks on it, without the deck that they are liked in. */
async function openLiked(page: Page): Promise<void> {
  await likeLooks(page, 'sunny');
  await page.goto('/curated');
  await page.locator('[part=grid] [part=look-name]').first().waitFor();
}

const screens: readonly Screen[] = SCREENS.filter(({ name }) => !SHOWN_FULLER.includes(name)).map((screen) =>
  screen.name === 'curated' ? { name: screen.name, open: openLiked } : screen,
);

for (const { name, open } of screens) {
  test(`${name} is whole for axe, in forced colours and at 400 % zoom`, async ({ page, complaints }) => {
    complaints.expect(/status of 40[0-9]/);
    await open(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const axe = name.startsWith('docs') ? [] : await axeFaults(page); // half a minute there, and docs.spec.ts asks it
    const forced = await forcedColourFaults(page);
    const zoomed = await zoomFaults(page);
    expect({ axe, forced, zoomed }).toEqual({ axe: [], forced: [], zoomed: [] });
  });
}
