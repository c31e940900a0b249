import { expect, type Page } from '@playwright/test';

/** The two pages that carry the picker and the modal: our own site and a partner's. */
export const CARRIERS = ['/', '/partner/'] as const;

export const LABELS = ['Sunny', 'Cloudy', 'Cold', 'Work', 'Casual', 'Date Night'] as const;

/**
 * Goes to a page and down to its picker, which on a partner's page is loaded only when it comes near. Where the
 * modal opens by itself meanwhile, it is closed as a visitor would.
 */
export async function openPicker(page: Page, path: string): Promise<void> {
  const modal = earlyAccess(page);
  await page.addLocatorHandler(modal, () => page.keyboard.press('Escape'));
  await page.goto(path);
  await page.locator('glow-instant-style, .glow-instant').first().scrollIntoViewIfNeeded();
}

export function styleMe(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: 'Style Me' });
}

/** Returns the dialog of the early-access modal. */
export function earlyAccess(page: Page) {
  return page.getByRole('dialog', { name: 'Get Early Access' });
}

/** Of the file that was chosen; `naturalWidth` of the picture itself is divided by its density. */
export async function widthInPixels(image: Element): Promise<number> {
  const file = new Image();
  file.src = (image as HTMLImageElement).currentSrc;
  await file.decode().catch(() => {}); // not chosen yet
  return file.naturalWidth;
}

/** Resolves to the look on screen once it is there: its picture's alternative text, address and width. */
export async function shownLook(page: Page) {
  await page.getByRole('button', { name: 'Retake Choices' }).waitFor();
  const picture = page.locator('[part="picture"]');
  await expect(picture).toHaveJSProperty('complete', true); // one that is slow to be drawn shows as it comes
  const widthPx = await picture.evaluate(widthInPixels);
  return {
    alt: (await picture.getAttribute('alt')) ?? '',
    src: (await picture.getAttribute('src')) ?? '',
    widthPx,
  };
}

/** Opens a partner's page whose one widget is in a demo state. */
export async function openDemo(page: Page, tag: string, demo: string): Promise<void> {
  await page.goto('/partner/single.html');
  await page.evaluate(
    ([tagName, state]) => {
      const element = document.createElement(tagName);
      element.setAttribute('demo', state);
      element.setAttribute('loading', 'eager');
      const shown = new Promise((resolve) => element.addEventListener('glow-ready', resolve, { once: true }));
      document.querySelector('main section')?.replaceChildren(element);
      return shown.then(() => undefined);
    },
    [tag, demo] as const,
  );
}
