import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, firefox } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/browser/chromium.ts';
import { firefoxLaunchOptions } from '../../scripts/browser/firefox.ts';
import { ROOT } from '../../scripts/run.ts';
import { ADMINISTERED } from '../product/administration.ts';
import { newClient } from '../product/client.ts';
import { openInstallation } from '../product/open-installation.ts';
import { SCREENS, type Screen, widgetScreens } from './screens.ts';
import { renderSheet } from './sheet.ts';
import { shootAll } from './shoot.ts';

/*
 * Shows every screen and state of the started product in every window, light and dark: one picture per screen. All of
 * them, or those whose name has an argument in it. `--firefox` shows them in Firefox.
 */
const FOLDER = join(ROOT, '.cache/contact-sheets');
const FIREFOX = '--firefox';
const wanted = process.argv.slice(2).filter((word) => word !== FIREFOX);

async function writeSheet(browser: Browser, baseURL: string, { name, open }: Screen): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: newClient(),
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await open(page);
    const file = join(FOLDER, `${name}.png`);
    writeFileSync(file, await renderSheet(browser, name, await shootAll(page)));
    console.log(file);
  } finally {
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const product = await openInstallation(ADMINISTERED);
const browser = process.argv.includes(FIREFOX)
  ? await firefox.launch(firefoxLaunchOptions({ 'ui.prefersReducedMotion': 1 }))
  : await chromium.launch(chromiumLaunchOptions());
try {
  const all = [...SCREENS, ...(await widgetScreens(product.url))];
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (chosen.length === 0)
    throw new Error(`No screen is called so: ${all.map(({ name }) => name).join(', ')}`);
  for (const screen of chosen) {
    await writeSheet(browser, product.url, screen).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${screen.name}:`, error);
    });
  }
} finally {
  await browser.close();
  await product.remove();
}
