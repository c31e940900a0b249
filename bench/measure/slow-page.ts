import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/browser/chromium.ts';

/** A phone on a fair line: 4x CPU throttle, 150 ms round trip, 1.6 Mbit/s (INTERFACE section 5). */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(wholeChromiumLaunchOptions());
}

/** Opens a fresh, throttled page whose cache is empty, lets `measure` use it and closes it with its context. */
export async function onSlowPage<Result>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    bypassCSP: true, // a floor runs on a page of the server that runs nothing itself
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}
