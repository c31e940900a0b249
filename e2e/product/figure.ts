import type { Locator, Page } from '@playwright/test';

/** Opens the editor of one's own figure from the profile, the page that is open. */
export async function openFigureEditor(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See it on you' }).click();
  const editor = page.getByRole('dialog', { name: 'See yourself in every look' });
  await editor.waitFor();
  return editor;
}

/** Chooses a man with deep brown skin, a black crop and a full beard in the editor that is open. */
export async function fillFigure(editor: Locator): Promise<void> {
  await editor.getByRole('radio', { name: 'Masculine' }).check({ force: true });
  await editor.getByRole('radio', { name: 'Pear' }).check({ force: true });
  await editor.getByRole('radio', { name: 'Deep brown' }).check({ force: true });
  await editor.getByLabel('Hair', { exact: true }).selectOption('crop');
  await editor.getByRole('radio', { name: 'Black' }).check({ force: true });
  await editor.getByText('More about you').click();
  await editor.getByRole('radio', { name: 'Full beard' }).check({ force: true });
}
