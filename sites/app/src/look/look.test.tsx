import type { Outfit, Piece } from '@glow/api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteRouter } from '../document/site-router.tsx';
import { Look } from './look.tsx';
import { lookKeyAt, lookPath } from './look-address.ts';
import { LookLink } from './look-link.tsx';
import { sayOfLook, verdictOf } from './say-of-look.ts';
import { rememberOutfit } from './sheets.ts';

const OWN_ADDRESS = window.location.href;
const KEY = '0123456789abcdef0123456789abcdef';
const UNSEEN = '1'.repeat(32);
const OTHER = 'fedcba9876543210fedcba9876543210';

const outfitOf = (key: string, name: string): Outfit => ({
  name,
  image: `/media/looks/${key}.png`,
  tags: ['Casual'],
  source_url: '',
  alt: `${name}, worn by a woman`,
  palette: ['#112233'],
  reasons: [`Because ${name}`],
});
const LOOK = outfitOf(KEY, 'Rust coat');
const SWAPPED = outfitOf(OTHER, 'Teal coat');
const pieceOf = (name: string): Piece => ({
  slot: 'coat',
  name,
  colour: { name: 'rust', value: '#aa4422' },
  image: '/media/looks/x/pieces/0.png',
});
const LOOKS: Readonly<Record<string, object>> = {
  [KEY]: { outfit: LOOK, pieces: [pieceOf('Rust wool coat')] },
  [UNSEEN]: { outfit: outfitOf(UNSEEN, 'Navy coat'), pieces: [] },
  [OTHER]: { outfit: SWAPPED, pieces: [pieceOf('Teal wool coat')] },
};

/** Answers the calls for looks; what `swaps` is answers those for other pieces. */
function serverAnswers(swaps: { readonly status: number; readonly body: object }): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
    if (address.includes('/swaps/')) return answer(swaps.body, swaps.status);
    const look = LOOKS[/looks\/(\w+)\//.exec(address)?.[1] ?? ''];
    return look ? answer(look) : answer({ error: 'None.', code: 'not_found' }, 404);
  });
}

const showAt = (path: string) => {
  window.history.replaceState(null, '', path);
  render(
    <SiteRouter>
      <Look />
    </SiteRouter>,
  );
};

beforeEach(() => {
  localStorage.clear();
  serverAnswers({ status: 200, body: { swaps: [{ outfit: SWAPPED, piece: pieceOf('Teal wool coat') }] } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', OWN_ADDRESS);
});

const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('Look', () => {
  it('shows a look at its address with why it was chosen, and its pieces', async () => {
    showAt(lookPath(KEY));
    expect(await heading('Rust coat')).toBeTruthy();
    expect(screen.getByText('Because Rust coat')).toBeTruthy();
    expect(await screen.findByText('Rust wool coat', { selector: 'p' })).toBeTruthy();
    expect(document.title).toBe('Rust coat · Glow');
  });

  it.each([lookPath('0'.repeat(32)), '/look/x', '/look'])(
    'says kindly that there is none at %s',
    async (path) => {
      showAt(path);
      expect(await heading('This look has left the rail')).toBeTruthy();
    },
  );

  it('says that a look did not load, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    showAt(lookPath(UNSEEN));
    expect(await heading('The look did not load')).toBeTruthy();
    serverAnswers({ status: 200, body: { swaps: [] } });
    press('Try Again');
    expect(await heading('Navy coat')).toBeTruthy();
  });

  it('shows what is known of a look whose pieces did not load, and tries again', async () => {
    rememberOutfit(LOOK);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    showAt(lookPath(KEY));
    expect(await screen.findByText('The pieces could not be loaded.')).toBeTruthy();
    expect(await heading('Rust coat')).toBeTruthy();
    serverAnswers({ status: 200, body: { swaps: [] } });
    press('Try Again');
    expect(await screen.findByText('Rust wool coat', { selector: 'p' })).toBeTruthy();
  });

  it('shows the look with another piece, in the place of the first, and goes back to that', async () => {
    showAt(lookPath(KEY));
    await heading('Rust coat');
    await waitFor(() => press(/^Swap/));
    (await screen.findByRole('button', { name: 'Teal wool coat' })).click();
    expect(await heading('Teal coat')).toBeTruthy();
    expect(window.location.pathname).toBe(lookPath(OTHER));
    expect(screen.getByText('Teal coat. With Teal wool coat.')).toBeTruthy();
    press('As it was');
    expect(await heading('Rust coat')).toBeTruthy();
    press('Done');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'As it was' })).toBeNull());
  });

  it.each([
    [200, { swaps: [] }, 'Nothing else in our wardrobe keeps this look together.'],
    [429, { error: '', code: 'rate_limited' }, 'That was a lot of swapping for one day. Come back tomorrow.'],
    [500, { error: '', code: 'internal' }, 'Other pieces could not be loaded.'],
  ])('says why there are no others where the server answers %i', async (status, body, text) => {
    serverAnswers({ status, body });
    showAt(lookPath(KEY));
    await heading('Rust coat');
    await waitFor(() => press(/^Swap/));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shares by the device, and shows the link where it can neither share nor copy', async () => {
    const shared = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share: shared });
    showAt(lookPath(KEY));
    await heading('Rust coat');
    press('Share');
    const url = new URL(lookPath(KEY), window.location.origin).href;
    expect(shared).toHaveBeenCalledWith({ title: 'Rust coat', text: 'Rust coat, styled by Glow', url });
    vi.stubGlobal('navigator', {});
    press('Share');
    expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe(url);
  });
});

describe('LookLink', () => {
  it('is text where a look has no page of ours', () => {
    render(
      <SiteRouter>
        <LookLink look={{ name: 'Theirs', image: 'https://elsewhere.example/a.png' }}>Theirs</LookLink>
      </SiteRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Theirs')).toBeTruthy();
  });
});

describe('lookKeyAt', () => {
  it('finds the key of a page, with or without a slash at its end, and nothing else', () => {
    for (const path of [`/look/${KEY}`, `/look/${KEY}/`]) expect(lookKeyAt(path)).toBe(KEY);
    for (const path of ['/look', '/look/x', `/look/${KEY}0`, `/looks/${KEY}`])
      expect(lookKeyAt(path)).toBeUndefined();
  });
});

describe('sayOfLook', () => {
  const liked = () => JSON.parse(localStorage.getItem('glow.likedOutfits') ?? '[]') as Outfit[];

  it('puts a look on the list once, takes it off, and takes that back', () => {
    localStorage.setItem('glow.likedOutfits', JSON.stringify([SWAPPED, { isPlaceholder: true, id: 'p' }]));
    expect(verdictOf(SWAPPED)).toBe('more');
    sayOfLook(LOOK, 'more');
    sayOfLook(LOOK, 'more');
    expect(liked().map(({ name }) => name)).toEqual(['Teal coat', undefined, 'Rust coat']);
    sayOfLook(LOOK, 'less');
    expect([verdictOf(LOOK), liked().length]).toEqual(['less', 2]);
    sayOfLook(LOOK, undefined);
    expect([verdictOf(LOOK), liked().length]).toEqual([undefined, 2]);
  });

  it('does without a list that it cannot read', () => {
    localStorage.setItem('glow.likedOutfits', '{');
    sayOfLook(LOOK, 'more');
    expect(liked()).toEqual([LOOK]);
  });
});
