import type { WardrobeItem } from '@glow/api';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSignedInUser } from '../session/signed-in-user.ts';
import { Wardrobe } from './wardrobe.tsx';

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/%3E';
const FIRST: WardrobeItem = {
  name: 'Garden dress',
  image: PICTURE,
  tags: [],
  alt: 'A woman in a green dress.',
};
const SECOND: WardrobeItem = { name: 'The same dress', image: PICTURE, tags: [], alt: '' };
const COAT: WardrobeItem = { name: 'Ember coat', image: `${PICTURE}#coat`, tags: [], alt: '' };

interface Deletion {
  readonly address: string;
  readonly signal: AbortSignal | null | undefined;
}

/** A server that holds these looks; a deletion is answered when `answered` says so. */
function holdWardrobe(wardrobe: readonly WardrobeItem[], answered: Promise<unknown> = Promise.resolve()) {
  const deletions: Deletion[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, signal }: RequestInit) => {
    if (method !== 'DELETE') return new Response(JSON.stringify({ wardrobe }));
    deletions.push({ address, signal });
    const given = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    await Promise.race([answered, given]);
    return new Response('{"deleted":"x"}');
  });
  return deletions;
}

const show = () =>
  render(
    <MemoryRouter>
      <Wardrobe />
    </MemoryRouter>,
  );
const menus = async () =>
  within(await screen.findByRole('list')).findAllByRole('button', { name: /^More for/ });
const savedKeys = () => JSON.parse(localStorage.getItem('glow.savedWardrobe') ?? 'null');

async function removeFirst() {
  (await menus())[0]?.click();
  (await screen.findByRole('button', { name: /^Delete/ })).click();
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove outfit?' });
  within(dialog).getByRole('button', { name: 'Delete' }).click();
}

beforeEach(() => {
  localStorage.clear();
  storeSignedInUser({
    email: 'ada@example.org',
    displayName: 'Ada',
    isAdmin: false,
    token: 'access',
    refreshToken: 'refresh',
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Wardrobe', () => {
  // @spec 5.16 Lists deduplicate by image, else by name.
  it('shows one picture once, and lets each of its names be deleted', async () => {
    const deletions = holdWardrobe([FIRST, SECOND, COAT]);
    show();
    expect(await menus()).toHaveLength(2);
    await removeFirst();
    await expect
      .poll(() => deletions.map(({ address }) => address.split('/').at(-2)))
      .toEqual(['Garden%20dress']);
    await screen.findByText('Removed from your wardrobe.');
    expect(await menus()).toHaveLength(2);
    expect(savedKeys()).toEqual([SECOND.image, COAT.image]);
    await removeFirst();
    await expect.poll(async () => (await menus()).length).toBe(1);
    expect(deletions.map(({ address }) => address.split('/').at(-2))).toEqual([
      'Garden%20dress',
      'The%20same%20dress',
    ]);
    expect(savedKeys()).toEqual([COAT.image]);
  });

  it('keeps the words for a picture, and its name where there are none', async () => {
    holdWardrobe([FIRST, COAT]);
    show();
    expect(await screen.findByRole('img', { name: 'A woman in a green dress.' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ember coat' })).toBeTruthy();
  });

  it('says which look it asks about, and that it goes for good', async () => {
    holdWardrobe([FIRST, COAT]);
    show();
    (await menus())[0]?.click();
    (await screen.findByRole('button', { name: /^Delete/ })).click();
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove outfit?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(
      'Garden dress. This will permanently remove this look from your wardrobe.',
    );
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep it' }));
  });

  it('gives up waiting for a deletion when it is left, and counts the look as deleted', async () => {
    const deletions = holdWardrobe([FIRST, COAT], new Promise(() => {}));
    const { unmount } = show();
    await removeFirst();
    await expect.poll(() => deletions.length).toBe(1);
    unmount();
    await expect.poll(() => deletions[0]?.signal?.aborted).toBe(true);
    await expect.poll(savedKeys).toEqual([COAT.image]);
  });
});
