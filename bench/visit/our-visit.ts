import type { CDPSession, Page } from '@playwright/test';
import { callInPage } from '../measure/call-in-page.ts';
import { ANSWERS, VIBE, type Waits } from './steps.ts';

/** Of the page that is shown, not of one that is rendered ahead. */
const SHOWN = '.page:not(.page-ahead)';
const FIRST_ROW = `${SHOWN} [part=grid] > :nth-child(2) [data-picture=decoded]`;
const DECIDABLE = `${SHOWN} main:has([part=like]:enabled:not([aria-disabled=true])) [data-depth="0"] [data-picture=decoded]`;
const READING_MS = 2500;

/** Presses, and resolves to the milliseconds until a frame shows what matches. */
async function pressUntil(press: string, shows: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(press);
  if (!button) throw new Error(`There is no ${press}.`);
  await new Promise(requestAnimationFrame);
  const pressedAtMs = performance.now();
  button.click();
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(shows)) resolve(performance.now() - pressedAtMs);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Likes every card but the last as soon as it can be decided. */
async function likeAllButLast(decidable: string): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  for (;;) {
    const [n, total] = (document.querySelector('[part=counter]')?.textContent ?? '').split(' / ');
    if (n === '14' && document.querySelector(decidable)) return;
    if (n !== total && document.querySelector(decidable) && !document.querySelector('[data-leaving]'))
      document.querySelector<HTMLElement>('[part=like]')?.click();
    await frame();
  }
}

/** Walks the site as a visitor does who reads before each press. */
export async function ourVisit(page: Page, devtools: CDPSession, origin: string): Promise<Waits> {
  await page.goto(origin);
  const picker = page.getByRole('group', { name: VIBE.label, exact: true });
  await picker.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  const look = await callInPage(
    devtools,
    pressUntil,
    `[part~=card][data-vibe=${VIBE.name}] button`,
    '[part=outcome][data-state=result] [part=picture]',
  );
  await page.goto(`${origin}/style-discovery`);
  await page.getByRole('radio', { name: new RegExp(`^${ANSWERS.style}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${ANSWERS.bodyShape}`) }).check({ force: true });
  await page.waitForTimeout(READING_MS);
  const card = await callInPage(devtools, pressUntil, '[part=next]', DECIDABLE);
  await callInPage(devtools, likeAllButLast, DECIDABLE);
  await page.waitForTimeout(READING_MS);
  const list = await callInPage(devtools, pressUntil, '[part=like]', FIRST_ROW);
  return { look, card, list };
}
