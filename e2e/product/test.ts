import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { newClient } from './client.ts';
import { openInstallation } from './open-installation.ts';
import type { Installation } from './product.ts';

export { expect, type Locator };

/** What a page said that nobody expected: console errors, uncaught errors, policy violations. */
class Complaints {
  readonly #all: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#all.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#all.push(`uncaught ${error.stack ?? error.message}`));
  }

  /** Expects complaints whose text or address matches. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): readonly string[] {
    return this.#all.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** Journeys run against one started product; an unexpected console error fails them. */
export const test = base.extend<{ complaints: Complaints }, { product: Installation }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const product = await openInstallation();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use(newClient()),
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints();
      complaints.watch(page);
      await use(complaints);
      expect(complaints.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});
