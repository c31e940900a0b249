import { type InstantOutfitsRequest, type Outfit, TRAITS, type Vibe } from '@glow/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FIGURE } from '../../../test/server/figures.ts';
import { jsonAnswer, noAnswer, type Respond, silence, stubServer } from '../../../test/server/stub-server.ts';
import { forgetTaste, writeTaste } from '../../shared/taste/kept-taste.ts';
import { InstantStyle } from './instant-style.tsx';
import type { InstantStyleWidgetProps } from './instant-style.types.ts';

const API_BASE = 'https://api.example.com';
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4"%3E%3C/svg%3E';

function outfit(name: string, overrides: Partial<Outfit> = {}): Outfit {
  return {
    name,
    image: PICTURE,
    tags: [],
    source_url: '',
    alt: `${name}, described`,
    palette: ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)'],
    reasons: [`${name} suits you.`],
    ...overrides,
  };
}

function looks(...outfits: Outfit[]) {
  return jsonAnswer({ outfits, uniqueExhausted: false });
}

function show(respond: Respond, props: InstantStyleWidgetProps = {}) {
  const calls = stubServer(respond);
  const view = render(<InstantStyle apiBase={API_BASE} unlockUrl="" {...props} />);
  return { calls, ...view };
}

const styleMe = (label: string) =>
  within(screen.getByRole('group', { name: label })).getByRole<HTMLButtonElement>('button', {
    name: 'Style Me',
  });

function pick(label: string) {
  styleMe(label).focus();
  fireEvent.click(styleMe(label));
}

const isSpoken = (node: Element) => node.closest('[aria-live]')?.getAttribute('aria-live') === 'polite';
const inOrder = (first: Element, second: Element) =>
  first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Returns what a live region has said since: what was added to it, in its order; of pictures their words. */
function watchRegion(region: Element | null): () => readonly string[] {
  const added: Element[] = [];
  const hear = (records: readonly MutationRecord[]) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    added.push(...nodes.filter((node) => node instanceof Element).filter(isSpoken));
  };
  const observer = new MutationObserver(hear);
  if (region) observer.observe(region, { childList: true, subtree: true });
  return () => {
    hear(observer.takeRecords());
    observer.disconnect();
    return added
      .toSorted(inOrder)
      .map((node) => (node instanceof HTMLImageElement ? node.alt : (node.textContent ?? '')));
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('InstantStyle', () => {
  // @spec 2.landing.4 Instant-style section, headline 'No More Nothing To Wear Moments'.
  // @spec 2.landing.5 Three weather vibes (Sunny, Cloudy, Cold) and three occasions (Work, Casual, Date
  //   Night), each with a 'Style Me' button.
  // @spec 9.16 Instant options: 3 weather vibes, 3 occasions.
  it('offers six choices, each in a group of its name', () => {
    show(silence);
    expect(screen.getByRole('heading', { name: 'No More Nothing To Wear Moments' })).toBeTruthy();
    for (const label of ['Sunny', 'Cloudy', 'Cold', 'Work', 'Casual', 'Date Night']) {
      expect(styleMe(label)).toBeTruthy();
    }
  });

  it('takes the pictures of its cards from the media of its API base', () => {
    const { container } = show(silence, { vibes: ['cold'] });
    const image = container.querySelector('img');
    expect(image?.src).toBe(`${API_BASE}/media/pocket/cold?w=320`);
    expect(image?.loading).toBe('lazy');
  });

  it('hides a picture that cannot be had, and keeps its card', () => {
    const { container } = show(silence, { vibes: ['cold'] });
    const image = container.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    expect(image.checkVisibility({ checkOpacity: true })).toBe(false);
    expect(styleMe('Cold').checkVisibility()).toBe(true);
  });

  it('offers the choices of a subset alone', () => {
    const vibes: readonly Vibe[] = ['date', 'sunny'];
    show(silence, { vibes });
    expect(screen.getAllByRole('button', { name: 'Style Me' })).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Work' })).toBeNull();
  });

  // @spec 2.landing.6 After a pick it shows 'We heard: ' plus the chosen label, a note 'Generating a look
  //   you'll love...', then the resulting image with a title and description card, a 'Retake Choices' button
  //   and an 'Unlock Full Styling Experience' button leading to /signup.
  // @spec 7.1 All calls use the configured backend base URL (a local development fallback at port 8000
  //   exists); paths are joined with a leading slash.
  // @spec 7.5 | POST /api/instant_outfits/ | JSON vibe, image_count (1), exclude_names (list) | outfits (list
  //   of name, image), uniqueExhausted |
  it('says what it heard while it asks for one look', () => {
    const { calls } = show(silence);
    pick('Date Night');
    expect(screen.getByText('We heard: Date Night')).toBeTruthy();
    expect(screen.getByText("Generating a look you'll love...")).toBeTruthy();
    expect(calls[0]?.url).toBe(`${API_BASE}/api/instant_outfits/`);
    expect(calls[0]?.body).toEqual({ vibe: 'date', image_count: 1, exclude_names: [] });
  });

  it('asks for looks on the figure that the page gives', () => {
    const { calls } = show(silence, { figure: FIGURE });
    pick('Cold');
    expect(calls[0]?.body).toEqual({ vibe: 'cold', image_count: 1, exclude_names: [], figure: FIGURE });
  });

  it('asks for looks that are nearer to the taste of this browser', async () => {
    onTestFinished(forgetTaste);
    writeTaste({ version: 1, decisions: [], said: { heel: 1 } });
    const { calls } = show(silence);
    pick('Cold');
    await expect.poll(() => calls).toHaveLength(1);
    const { taste }: Partial<InstantOutfitsRequest> = calls[0]?.body ?? {};
    expect(taste?.leans.flatMap((lean, at) => (lean ? [[TRAITS[at], lean]] : []))).toEqual([['heel', 3]]);
  });

  it('shows the look: its name, the description of the choice, its picture and colours', async () => {
    const { container } = show(() => looks(outfit('Satin')));
    pick('Date Night');
    const heading = await screen.findByRole('heading', { name: 'Satin' });
    expect(screen.getByText(/One piece that catches the light/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Satin, described' })).toBeTruthy();
    const colours = [...container.querySelectorAll<HTMLElement>('[part=palette] > *')];
    expect(colours.map(({ style }) => style.backgroundColor)).toEqual(outfit('Satin').palette);
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says a look once: by the heading that takes the focus, with the words for its picture', async () => {
    const { container } = show(() => looks(outfit('Satin')));
    pick('Date Night');
    const region = container.querySelector('[part=outcome]');
    const spoken = watchRegion(region);
    const heading = await screen.findByRole('heading', { name: 'Satin', description: 'Satin, described' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(spoken()).toEqual([]);
  });

  it('leaves the focus with a visitor who went elsewhere, and says the look where it is: picture first', async () => {
    const { container } = show(() => looks(outfit('Satin')));
    pick('Date Night');
    styleMe('Work').focus();
    const spoken = watchRegion(container.querySelector('[part=outcome]'));
    await screen.findByRole('heading', { name: 'Satin' });
    expect(document.activeElement).toBe(styleMe('Work'));
    const [picture, name, ...rest] = spoken();
    expect([picture, name]).toEqual(['Satin, described', 'Satin']);
    expect(rest.join()).not.toContain('Style');
  });

  it('leaves out the names it has shown', async () => {
    const { calls } = show((_, index) => looks(outfit(`Look ${index}`)));
    pick('Work');
    await screen.findByRole('heading', { name: 'Look 0' });
    pick('Sunny');
    await screen.findByRole('heading', { name: 'Look 1' });
    expect(calls.map(({ body }) => body.exclude_names)).toEqual([[], ['Look 0']]);
  });

  // @spec 4.13 Up to 5 attempts are made to obtain an outfit whose name has not been seen; the seen-name list
  //   is reset when the server reports all unique options exhausted.
  // @spec 8.8 No outfit: 'No outfit found for that combo. Try another option!'
  // @spec 9.5 Instant outfit image_count 1, at most 5 attempts.
  it('asks five times for a name it has not shown, then says that there is none', async () => {
    const { calls } = show(() => looks(outfit('Satin')));
    pick('Work');
    await screen.findByRole('heading', { name: 'Satin' });
    pick('Work');
    expect(await screen.findByText('No outfit found for that combo. Try another option!')).toBeTruthy();
    expect(calls).toHaveLength(1 + 5);
  });

  it('starts over with the names after exhaustion', async () => {
    const { calls } = show((_, index) =>
      index === 1 ? jsonAnswer({ outfits: [], uniqueExhausted: true }) : looks(outfit('Satin')),
    );
    pick('Work');
    await screen.findByRole('heading', { name: 'Satin' });
    pick('Work');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]?.body.exclude_names).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Satin' })).toBeTruthy();
  });

  // @spec 8.9 If exhaustion was reported: 'We just cycled through every available look - give it another
  //   moment or try a different vibe.'
  it('says that all was shown when exhaustion leaves no look', async () => {
    show(() => jsonAnswer({ outfits: [], uniqueExhausted: true }));
    pick('Cold');
    const text =
      'We just cycled through every available look - give it another moment or try a different vibe.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  // @spec 8.7 Request failure: 'Error fetching instant outfit. Please try again.' (retrying stops).
  it.each([
    ['a failing status', () => jsonAnswer({}, 500)],
    ['no answer', noAnswer],
    ['no JSON', () => new Response('<html>')],
  ])('stops at %s', async (_, respond) => {
    const { calls } = show(respond);
    pick('Cold');
    expect(await screen.findByText('Error fetching instant outfit. Please try again.')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  // @spec 7.26 Aborted requests are ignored silently.
  it('gives up a pick that another replaces, silently', async () => {
    const onError = vi.fn();
    const { calls } = show((call) => (call.body.vibe === 'work' ? silence(call) : looks(outfit('Coat'))), {
      onError,
    });
    pick('Work');
    pick('Cold');
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Coat' })).toBeTruthy();
    expect(screen.getByText('We heard: Cold')).toBeTruthy();
    expect(onError).not.toHaveBeenCalled();
  });

  // @spec 4.12 Instant style: idle, then loading (a vibe is picked), then result or error; 'Retake Choices'
  //   returns to idle.
  it('goes back to its choices, and to the card that was pressed', async () => {
    const onRetake = vi.fn();
    show(() => looks(outfit('Satin')), { onRetake });
    pick('Date Night');
    fireEvent.click(await screen.findByRole('button', { name: 'Retake Choices' }));
    expect(screen.queryByRole('heading', { name: 'Satin' })).toBeNull();
    expect(document.activeElement).toBe(styleMe('Date Night'));
    expect(onRetake).toHaveBeenCalledOnce();
  });

  it('tells the document of pick, look and unlocking', async () => {
    const heard: CustomEvent[] = [];
    const names = ['glow-pick', 'glow-look', 'glow-unlock'];
    const onEvent = (event: Event) => heard.push(event as CustomEvent);
    for (const name of names) document.addEventListener(name, onEvent);
    show(() => looks(outfit('Satin')));
    pick('Date Night');
    await waitFor(() => expect(heard).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Unlock Full Styling Experience' }));
    for (const name of names) document.removeEventListener(name, onEvent);
    expect(heard.map(({ type }) => type)).toEqual(names);
    expect(heard[0]?.detail).toEqual({ vibe: 'date', label: 'Date Night' });
    expect(heard[1]?.detail).toEqual({ vibe: 'date', outfit: outfit('Satin') });
  });

  it('leads to the address for unlocking, unless the page prevents it', async () => {
    const onUnlock = vi.fn(() => false);
    const { rerender } = show(() => looks(outfit('Satin')), { unlockUrl: '#signup', onUnlock });
    pick('Date Night');
    const unlock = await screen.findByRole('button', { name: 'Unlock Full Styling Experience' });
    fireEvent.click(unlock);
    expect(window.location.hash).toBe('');
    rerender(<InstantStyle apiBase={API_BASE} unlockUrl="#signup" />);
    fireEvent.click(unlock);
    expect(window.location.hash).toBe('#signup');
    window.location.hash = '';
  });

  it('follows no address that would run a script', async () => {
    show(() => looks(outfit('Satin')), {
      unlockUrl: 'javascript:void document.body.setAttribute("ran", "")',
    });
    pick('Date Night');
    fireEvent.click(await screen.findByRole('button', { name: 'Unlock Full Styling Experience' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body.hasAttribute('ran')).toBe(false);
  });

  it('tells of an error with its kind and status', async () => {
    const onError = vi.fn();
    show(() => jsonAnswer({}, 503), { onError });
    pick('Cold');
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'request', kind: 'http', status: 503 });
  });

  // @spec 8.7 Request failure: 'Error fetching instant outfit. Please try again.' (retrying stops).
  it('gives up on a server that takes the call and never answers', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const onError = vi.fn();
    const { calls } = show(silence, { onError });
    pick('Cold');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText("Generating a look you'll love...")).toBeTruthy();
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000);
    patience.abort(new DOMException('The time is over.', 'TimeoutError'));
    expect(await screen.findByText('Error fetching instant outfit. Please try again.')).toBeTruthy();
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ reason: 'request', kind: 'network' });
    expect(calls).toHaveLength(1);
  });

  it('says in a popover why, and puts it away with Escape', async () => {
    show(() => looks(outfit('Satin')));
    pick('Date Night');
    const why = await screen.findByRole('button', { name: 'Why this look' });
    fireEvent.click(why);
    const popover = await screen.findByRole('dialog', { name: 'Why this look' });
    expect(popover.textContent).toBe('Satin suits you.');
    expect(popover.closest('.glow-instant')).not.toBeNull();
    fireEvent.keyDown(popover, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(why.getAttribute('aria-expanded')).toBe('false');
  });

  it('has no button for reasons where there are none', async () => {
    show(() => looks(outfit('Satin', { reasons: [] })));
    pick('Date Night');
    await screen.findByRole('heading', { name: 'Satin' });
    expect(screen.queryByRole('button', { name: 'Why this look' })).toBeNull();
  });

  it('shows a look whose picture cannot be had', async () => {
    show(() => looks(outfit('Satin', { image: 'data:image/png,broken' })));
    pick('Date Night');
    expect(await screen.findByRole('heading', { name: 'Satin' })).toBeTruthy();
  });

  it('gives up its request when it is removed', () => {
    const { calls, unmount } = show(silence);
    pick('Work');
    unmount();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});
