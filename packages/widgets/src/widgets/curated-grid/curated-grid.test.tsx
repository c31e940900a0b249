import '@glow/kit/tokens.css';
import './curated-grid.css';
import { LOCAL_STORAGE_KEYS, type Outfit, SESSION_STORAGE_KEYS } from '@glow/api';
import { ApiError } from '@glow/api/client';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIGURE } from '../../../test/server/figures.ts';
import { jsonAnswer, stubServer } from '../../../test/server/stub-server.ts';
import { drawn } from '../../shared/look-picture.ts';
import { setStyleTestCompleted, writeLikedOutfits } from '../../shared/visit-storage/index.ts';
import { CuratedGrid } from './curated-grid.tsx';
import type { CuratedGridWidgetProps } from './curated-grid.types.ts';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4"%3E%3C/svg%3E';

function outfit(name: string, overrides: Partial<Outfit> = {}): Outfit {
  return {
    name,
    image: `${PICTURE}#${name}`,
    tags: ['Casual', 'Pear'],
    source_url: '',
    alt: `${name}, described`,
    palette: ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'],
    reasons: [],
    ...overrides,
  };
}

const coat = outfit('Coat');
const satin = outfit('Satin');

/** A visitor who finished a deck and liked these. */
function visitWith(...liked: Outfit[]) {
  setStyleTestCompleted(true);
  writeLikedOutfits(liked);
}

function show(props: CuratedGridWidgetProps = {}) {
  return render(<CuratedGrid apiBase="https://api.example.com" homeUrl="#home" {...props} />);
}

const saveButton = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest<HTMLElement>('[part=card]');
  return card?.querySelector('[part=save]') as HTMLElement;
};
const looks = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** What another tab does: the storage changes, and this tab hears of it. */
function changeElsewhere(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.location.hash = '';
});

describe('CuratedGrid', () => {
  // @spec 2.curated.1 Title 'Curated Just For You'; 'Retake Quiz'; a grid of outfit cards (6 skeleton cards
  //   while loading) each with a save button; empty state 'No curated outfits yet. Swipe and like outfits to
  //   build this list.' with 'Start swiping'; 'Back to Home'.
  it('shows what was liked, each look with picture, colours, tags and a save button', () => {
    visitWith(coat, satin);
    const { container } = show();
    expect(screen.getByRole('heading', { name: 'Curated Just For You' })).toBeTruthy();
    expect(looks()).toEqual(['Coat', 'Satin']);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Coat, described' });
    expect([image.loading, image.width > 0]).toEqual(['lazy', true]);
    const colours = [...container.querySelectorAll<HTMLElement>('[part=palette] > *')];
    expect(colours.slice(0, 2).map(({ style }) => style.backgroundColor)).toEqual(coat.palette);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('casual');
    expect(items).not.toContain('pear');
    expect(saveButton('Coat').textContent).toBe('Save Coat');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('#home');
  });

  it('keeps the place of a picture before it is there', () => {
    visitWith(outfit('Coat', { image: 'https://api.example.com/media/looks/slow.png' }));
    show();
    const image = screen.getByRole<HTMLImageElement>('img');
    expect(image.width / image.height).toBeCloseTo(3 / 4);
    expect(image.srcset).toContain('slow.png?w=960 960w');
  });

  // @spec 2.curated.1 Title 'Curated Just For You'; 'Retake Quiz'; a grid of outfit cards (6 skeleton cards
  //   while loading) each with a save button; empty state 'No curated outfits yet. Swipe and like outfits to
  //   build this list.' with 'Start swiping'; 'Back to Home'.
  it('says that nothing was liked, and leads to the deck', async () => {
    visitWith();
    show({ deckUrl: '#deck' });
    const text = 'No curated outfits yet. Swipe and like outfits to build this list.';
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Start swiping' }));
    await expect.poll(() => window.location.hash).toBe('#deck');
  });

  // @spec 2.curated.2 If the style test is not complete: 'You haven't taken the style test yet' with 'Take
  //   the Test' and 'Back to Home'.
  it('says that the style test is not taken, whatever was liked, and leads to it', async () => {
    writeLikedOutfits([coat]);
    show({ quizUrl: '#quiz' });
    expect(screen.getByText("You haven't taken the style test yet")).toBeTruthy();
    expect(looks()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Take the Test' }));
    await expect.poll(() => window.location.hash).toBe('#quiz');
  });

  it('brings the quiz of the page into view where no address is given', () => {
    const quiz = document.body.appendChild(document.createElement('glow-style-quiz'));
    quiz.attachShadow({ mode: 'open' }).innerHTML = '<input type="radio">';
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Take the Test' }));
    expect(document.activeElement).toBe(quiz);
    quiz.remove();
  });

  it('asks a router before it follows a link', () => {
    visitWith();
    const onNavigate = vi.fn(() => false);
    show({ deckUrl: '#deck', onNavigate });
    fireEvent.click(screen.getByRole('link', { name: 'Start swiping' }));
    expect(onNavigate).toHaveBeenCalledWith({ to: 'deck', url: '#deck' });
    expect(window.location.hash).toBe('');
  });

  // @spec 5.15 Outfits without an image, and placeholders, show as skeletons.
  it('shows a skeleton for a look without an image, with no button', () => {
    visitWith(coat, outfit('Placeholder', { image: '' }), outfit('Blank', { image: ' ' }));
    const { container } = show();
    expect(looks()).toEqual(['Coat']);
    expect(container.querySelectorAll('[part=skeleton]')).toHaveLength(2);
  });

  // @spec 5.15 Outfits without an image, and placeholders, show as skeletons.
  it('shows a skeleton for a placeholder, in its place', () => {
    setStyleTestCompleted(true);
    const placeholders = ['a', 'b'].map((id) => ({ id, image: '/soon.png', isPlaceholder: true }));
    localStorage.setItem('glow.likedOutfits', JSON.stringify([placeholders[0], coat, placeholders[1]]));
    const { container } = show();
    const cards = [...container.querySelectorAll('[part=grid] > li')];
    expect(cards.map((card) => card.getAttribute('part'))).toEqual(['skeleton', 'card', 'skeleton']);
  });

  // @spec 5.16 Lists deduplicate by image, else by name.
  it('shows a look once', () => {
    const twin = outfit('Other', { image: coat.image });
    setStyleTestCompleted(true);
    localStorage.setItem(LOCAL_STORAGE_KEYS.likedOutfits, JSON.stringify([coat, twin]));
    show();
    expect(looks()).toEqual(['Coat']);
  });

  it.each(['{"a"', 'null', '[1, null, {}]', '"Coat"'])('is empty when the list is %s', (garbage) => {
    setStyleTestCompleted(true);
    localStorage.setItem(LOCAL_STORAGE_KEYS.likedOutfits, garbage);
    show();
    expect(screen.getByText(/^No curated outfits yet/)).toBeTruthy();
  });

  it('follows list and flag as other tabs change them', () => {
    visitWith(coat);
    show();
    changeElsewhere(LOCAL_STORAGE_KEYS.likedOutfits, JSON.stringify([coat, satin]));
    expect(looks()).toEqual(['Coat', 'Satin']);
    changeElsewhere(LOCAL_STORAGE_KEYS.styleTestCompleted, null);
    expect(screen.getByText("You haven't taken the style test yet")).toBeTruthy();
    changeElsewhere(LOCAL_STORAGE_KEYS.styleTestCompleted, 'true');
    expect(looks()).toEqual(['Coat', 'Satin']);
  });

  // @spec 4.14 Curated save, per outfit: idle, saving, then saved or error.
  // @spec 4.15 Saved is remembered in storage.
  // @spec 8.18 success 'Saved to wardrobe.';
  it('saves a look, says so, and remembers it', async () => {
    visitWith(coat, satin);
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSave = vi.fn(() => promise);
    const { unmount } = show({ onSave });
    saveButton('Coat').focus();
    fireEvent.click(saveButton('Coat'));
    fireEvent.click(saveButton('Coat'));
    expect(saveButton('Coat').textContent).toBe('Saving... Coat');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(coat);
    resolve();
    await waitFor(() => expect(saveButton('Coat').textContent).toBe('Saved Coat'));
    expect(saveButton('Satin').textContent).toBe('Save Satin');
    expect(screen.getByRole('status').textContent).toBe('Saved to wardrobe.');
    expect(document.activeElement).toBe(saveButton('Coat'));
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.savedWardrobe)).toBe(JSON.stringify([coat.image]));
    unmount();
    show({ onSave });
    expect(saveButton('Coat').textContent).toBe('Saved Coat');
    fireEvent.click(saveButton('Coat'));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('saves a look once that is pressed twice within one frame', async () => {
    visitWith(coat);
    const onSave = vi.fn(() => Promise.resolve());
    show({ onSave });
    const button = saveButton('Coat');
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(saveButton('Coat').textContent).toBe('Saved Coat'));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('keeps what was saved although the widget left meanwhile', async () => {
    visitWith(coat);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { unmount } = show({ onSave: () => promise });
    fireEvent.click(saveButton('Coat'));
    unmount();
    resolve();
    await waitFor(() => expect(localStorage.getItem(LOCAL_STORAGE_KEYS.savedWardrobe)).toContain('Coat'));
  });

  // @spec 8.17 Saving: failure toast 'Could not save outfit. Please try again.';
  it('says that a save failed, and saves when asked again', async () => {
    visitWith(coat);
    const onError = vi.fn();
    const onSave = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError('http', { status: 500 }))
      .mockResolvedValueOnce();
    show({ onSave, onError });
    fireEvent.click(saveButton('Coat'));
    await waitFor(() => expect(saveButton('Coat').textContent).toBe('Try Again Coat'));
    expect(screen.getByRole('status').textContent).toBe('Could not save outfit. Please try again.');
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ kind: 'http', status: 500 })]]);
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.savedWardrobe)).toBeNull();
    fireEvent.click(saveButton('Coat'));
    await waitFor(() => expect(saveButton('Coat').textContent).toBe('Saved Coat'));
  });

  // @spec 7.26 Aborted requests are ignored silently.
  it('ignores a save that was given up', async () => {
    visitWith(coat);
    const onError = vi.fn();
    show({ onSave: () => Promise.reject(new ApiError('aborted')), onError });
    fireEvent.click(saveButton('Coat'));
    await waitFor(() => expect(saveButton('Coat').textContent).toBe('Save Coat'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(onError).not.toHaveBeenCalled();
  });

  // @spec 4.16 A toast shows for 4 seconds.
  // @spec 9.8 toasts 4000 ms;
  it('shows its message for four seconds, and longer under the pointer', async () => {
    visitWith(coat);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    show({ onSave: () => Promise.resolve() });
    await act(async () => void fireEvent.click(saveButton('Coat')));
    const status = screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(3999));
    fireEvent.pointerEnter(status.firstElementChild as Element);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(status.textContent).toBe('Saved to wardrobe.');
    fireEvent.pointerLeave(status.firstElementChild as Element);
    act(() => void vi.advanceTimersByTime(1));
    expect(status.textContent).toBe('');
  });

  // @spec 4.17 If not signed in, saving sends the user to /login, remembering curated as the origin.
  it('sends a visitor who is not signed in to the login, and remembers where from', () => {
    visitWith(coat);
    const heard: CustomEvent[] = [];
    const onEvent = (event: Event) => heard.push(event as CustomEvent);
    const names = ['glow-save', 'glow-sign-in-required'];
    for (const name of names) document.addEventListener(name, onEvent);
    show({ loginUrl: '#login' });
    const { pathname, search } = window.location;
    fireEvent.click(saveButton('Coat'));
    for (const name of names) document.removeEventListener(name, onEvent);
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual(
      names.map((name) => [name, { outfit: coat }]),
    );
    expect(window.location.hash).toBe('#login');
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.from)).toBe(pathname + search);
    expect(saveButton('Coat').textContent).toBe('Save Coat');
  });

  it('stays where it is when the page prevents the login', () => {
    visitWith(coat);
    show({ loginUrl: '#login', onSignInRequired: () => false });
    fireEvent.click(saveButton('Coat'));
    expect(window.location.hash).toBe('');
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.from)).toBeNull();
  });

  // @spec 4.3 Style test completed flag: set true when the swipe deck finishes; cleared by 'Retake Quiz'
  //   (curated) and 'Retake Style Quiz' (profile).
  it('clears the completed flag with Retake Quiz, tells the page, and goes to the quiz', () => {
    visitWith(coat);
    const flags: (string | null)[] = [];
    const onRetakeQuiz = () => void flags.push(localStorage.getItem(LOCAL_STORAGE_KEYS.styleTestCompleted));
    show({ quizUrl: '#quiz', onRetakeQuiz });
    screen.getByRole('button', { name: 'Retake Quiz' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    expect(flags).toEqual([null]);
    expect(window.location.hash).toBe('#quiz');
    expect(screen.getByText("You haven't taken the style test yet")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Curated Just For You' }));
  });

  it('stays where it is when the page prevents the retake', () => {
    visitWith(coat);
    show({ quizUrl: '#quiz', onRetakeQuiz: () => false });
    fireEvent.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    expect(window.location.hash).toBe('');
  });

  it('takes texts that replace ours', () => {
    visitWith(coat);
    show({ strings: { title: 'Deine Auswahl', saveIdle: 'Sichern' } });
    expect(screen.getByRole('heading', { name: 'Deine Auswahl' })).toBeTruthy();
    expect(saveButton('Coat').textContent).toBe('Sichern Coat');
  });

  it('tells of the failure that a demo shows', async () => {
    const onError = vi.fn();
    show({ demo: 'error', onError });
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0]).toEqual({
      reason: 'request',
      message: 'Could not save outfit. Please try again.',
      kind: 'http',
      status: 503,
    });
  });

  it('changes nothing of the visit in a demo', async () => {
    show({ demo: 'filled', onSave: () => Promise.resolve() });
    fireEvent.click((await screen.findAllByRole('button', { name: /^Save / }))[0] as HTMLElement);
    await screen.findByRole('button', { name: /^Saved / });
    fireEvent.click(screen.getByRole('button', { name: 'Retake Quiz' }));
    expect(localStorage).toHaveLength(0);
  });

  it('shows a look large by its name, with its reasons, and saves it there', async () => {
    const onSave = vi.fn(async () => {});
    visitWith({ ...coat, reasons: ['Belted where you are narrow.'] }, satin);
    show({ onSave, savedAction: <a href="#wardrobe">See wardrobe</a> });
    screen.getByRole('button', { name: 'Coat' }).click();
    const view = await screen.findByRole('dialog', { name: 'Coat' });
    expect(within(view).getByRole('img', { name: 'Coat, described' })).toBeTruthy();
    expect(within(view).getByText('Belted where you are narrow.')).toBeTruthy();
    within(view).getByRole('button', { name: 'Save Coat' }).click();
    // Inside the view, since all else is inert while it is open.
    const link = await within(view).findByRole('link', { name: 'See wardrobe' });
    expect(link.getAttribute('href')).toBe('#wardrobe');
    expect(onSave).toHaveBeenCalledOnce();
    within(view).getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saveButton('Coat').textContent).toBe('Saved Coat');
    await waitFor(() => expect(window.history.state?.glowLook).toBeUndefined()); // it goes back later than it closes
  });

  it('closes a look shown large by Back, and leaves the history as it was when closed otherwise', async () => {
    visitWith(coat);
    show();
    const before = window.history.state;
    const open = async () => {
      screen.getByRole('button', { name: 'Coat' }).click();
      return screen.findByRole('dialog', { name: 'Coat' });
    };
    await open();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    (await screen.findByRole('button', { name: 'Close' })).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(window.history.state).toEqual(before));
  });

  it('keeps a look that was opened before the browser told of the step back', async () => {
    visitWith(coat);
    show();
    screen.getByRole('button', { name: 'Coat' }).click();
    const view = await screen.findByRole('dialog', { name: 'Coat' });
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    expect(view.isConnected && screen.queryByRole('dialog', { name: 'Coat' })).toBe(view);
    within(view).getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(window.history.state?.glowLook).toBeUndefined());
  });

  it('leaves a look to the page where that shows it itself', async () => {
    visitWith(coat);
    const opened: string[] = [];
    const onOpen = ({ name }: Outfit) => {
      opened.push(name);
      return opened.length > 1;
    };
    show({ onOpen });
    screen.getByRole('button', { name: 'Coat' }).click();
    expect(opened).toEqual(['Coat']);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'Coat' }).click();
    expect(await screen.findByRole('dialog', { name: 'Coat' })).toBeTruthy();
    (await screen.findByRole('button', { name: 'Close' })).click();
    await waitFor(() => expect(window.history.state?.glowLook).toBeUndefined());
  });

  it('shows as being saved what the page itself is saving', () => {
    visitWith(coat, satin);
    show({ savingKey: coat.image });
    expect(saveButton('Coat').textContent).toBe('Saving... Coat');
    expect(saveButton('Satin').textContent).toBe('Save Satin');
  });
});

describe('the pictures of the list', () => {
  it('show once they are there, though they load lazily', async () => {
    const drawing = await new OffscreenCanvas(48, 64).getContext('2d')?.canvas.convertToBlob();
    const image = URL.createObjectURL(drawing as Blob);
    visitWith(outfit('Coat', { image }));
    show();
    const picture = await screen.findByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.dataset.picture).toBe('decoded'));
    URL.revokeObjectURL(image);
  });
});

describe('a list that a page renders ahead', () => {
  it('shows the looks it is given, then what the browser keeps, with the cards that it has', async () => {
    drawn.set(coat.image, new Image());
    const { rerender } = show({ outfits: [coat, satin] });
    expect(looks()).toEqual(['Coat', 'Satin']);
    const card = screen.getByRole('heading', { name: 'Satin' });
    visitWith(satin);
    expect(looks()).toEqual(['Coat', 'Satin']);
    rerender(<CuratedGrid apiBase="https://api.example.com" homeUrl="#home" />);
    expect(looks()).toEqual(['Satin']);
    expect(screen.getByRole('heading', { name: 'Satin' })).toBe(card);
    drawn.clear();
  });
});

describe('the first render of the list', () => {
  const firstRender = () => renderToString(<CuratedGrid apiBase="https://api.example.com" />);

  it('shows the liked looks on a page that has drawn looks', () => {
    visitWith(coat);
    drawn.set(coat.image, new Image());
    expect(firstRender()).toContain('Coat');
  });

  it('shows what a server would, on a page that may be one of its', () => {
    visitWith(coat);
    expect(firstRender()).not.toContain('Coat');
  });
});

describe('a figure that the page gives', () => {
  const onFigure = outfit('Coat', { image: `${PICTURE}#own`, alt: 'Coat on the figure' });
  const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'));

  it('shows the looks on it, and saves them as they were liked', async () => {
    visitWith(coat, satin);
    const calls = stubServer(() => jsonAnswer({ looks: [{ of: coat.image, outfit: onFigure }] }));
    const onSave = vi.fn(async () => {});
    show({ figure: FIGURE, onSave });
    await waitFor(() => expect(pictures()).toContain('Coat on the figure'));
    expect(pictures()).toContain('Satin, described');
    expect(calls.map(({ body }) => body)).toEqual([{ figure: FIGURE, images: [coat.image, satin.image] }]);
    fireEvent.click(saveButton('Coat'));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ image: coat.image })));
  });

  it('leaves the looks as they are where it cannot be had', async () => {
    visitWith(coat);
    const calls = stubServer(() => jsonAnswer({}, 503));
    show({ figure: FIGURE });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(pictures()).toContain('Coat, described');
  });
});
