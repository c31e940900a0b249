import type { Page } from '@playwright/test';

/** The two pages that carry the picker and the modal: our own site and a partner's. */
export const CARRIERS = ['/', '/partner/'] as const;

export const LABELS = ['Sunny', 'Cloudy', 'Cold', 'Work', 'Casual', 'Date Night'] as const;

export function styleMe(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: 'Style Me' });
}

/** The dialog of the early-access modal. */
export function earlyAccess(page: Page) {
  return page.getByRole('dialog', { name: 'Get Early Access' });
}

/** The picture, the name and the alternative text of the look on screen. */
export async function shownLook(page: Page) {
  const retake = page.getByRole('button', { name: 'Retake Choices' });
  await retake.waitFor();
  const picture = page.getByRole('img', { name: /\w+ \w+ \w+ \w+/ }).last();
  await picture.waitFor();
  const naturalWidth = await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  return {
    alt: (await picture.getAttribute('alt')) ?? '',
    src: (await picture.getAttribute('src')) ?? '',
    naturalWidth,
  };
}
