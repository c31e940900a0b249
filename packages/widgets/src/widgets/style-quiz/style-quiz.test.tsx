import '@glow/kit/tokens.css';
import '../../shared/places.css';
import './style-quiz.css';
import { type RecommendRequest, SESSION_STORAGE_KEYS, TRAITS, type WeatherInfo } from '@glow/api';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setPageFont } from '../../../test/fonts/browser-fonts.ts';
import { FONT_NAMES } from '../../../test/fonts/fonts.ts';
import { FIGURE } from '../../../test/server/figures.ts';
import { jsonAnswer, noAnswer, type Respond, silence, stubServer } from '../../../test/server/stub-server.ts';
import { DEMO_OUTFITS } from '../../shared/demo/demo-outfits.ts';
import { forgetTaste, writeTaste } from '../../shared/taste/kept-taste.ts';
import { readDeck, setStyleTestCompleted, writeQuiz } from '../../shared/visit-storage/index.ts';
import { StyleQuiz } from './style-quiz.tsx';
import type { StyleQuizWidgetProps } from './style-quiz.types.ts';

const API_BASE = 'https://api.example.com';
const NO_WEATHER: WeatherInfo = {
  requested: false,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};

const recommendation = (weather: Partial<WeatherInfo> = {}) =>
  jsonAnswer({
    outfits: DEMO_OUTFITS,
    ai: { enabled: true, provider: 'glow' },
    weather: { ...NO_WEATHER, ...weather },
  });

function show(respond: Respond = silence, props: StyleQuizWidgetProps = {}) {
  const calls = stubServer(respond);
  const view = render(<StyleQuiz apiBase={API_BASE} {...props} />);
  return { calls, ...view };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(button(name));
const choose = (name: string) => fireEvent.click(radio(name));

/** Both questions answered, and the looks asked for. */
function submit() {
  choose('Party');
  press('Next Question');
  choose('Pear');
  press('Get Recommendations');
}

/** Stands in the place of the browser's question for the visitor's place. */
function stubPlace(ask: (found: PositionCallback, refused: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn(ask);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never);
  return getCurrentPosition;
}

const refuse = (_: PositionCallback, refused: PositionErrorCallback) =>
  refused({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);

const foundAt = (latitude: number, longitude: number) => (found: PositionCallback) =>
  found({ coords: { latitude, longitude } } as GeolocationPosition);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(window, 'alert').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

describe('StyleQuiz', () => {
  // @spec 2.quiz.1 Two questions (style, body shape); progress text 'Question n of 2'; buttons Back and 'Next
  //   Question'; on the last question the button reads 'Get Recommendations' (shows 'Loading...' while
  //   submitting).
  it('asks for the style, then for the body shape, each answer a radio with a picture', () => {
    const { container } = show();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    const names = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(names()).toEqual(['Casual', 'Sporty', 'Formal', 'Party']);
    const pictures = () => [...container.querySelectorAll('img')];
    expect(pictures().map(({ src }) => src)[0]).toBe(`${API_BASE}/media/style/casual?w=320`);
    expect(pictures().every(({ alt, loading, width }) => !alt && loading === 'lazy' && width > 0)).toBe(true);
    choose('Sporty');
    press('Next Question');
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect(names()).toEqual(['Rectangle', 'Hourglass', 'Pear', 'Round', 'Inverted Triangle']);
    expect(button('Get Recommendations').disabled).toBe(true);
  });

  // @spec 4.5 Quiz: question index 0 to 1; an answer must be chosen to proceed; on the last question it
  //   submits, then navigates to the swipe screen with the outfits; inputs are locked while submitting.
  it('goes on only with an answer, says so, and has nothing to go back to', () => {
    show();
    expect([button('Next Question').disabled, button('Back').disabled]).toEqual([true, true]);
    expect(screen.getByText('Choose a card to go on.')).toBeTruthy();
    choose('Casual');
    expect(button('Next Question').disabled).toBe(false);
    expect(screen.queryByText('Choose a card to go on.')).toBeNull();
  });

  it('hides a picture that cannot be had, and keeps its card', () => {
    const { container } = show();
    const image = container.querySelector('img') as HTMLImageElement;
    const height = () => radio('Casual').getBoundingClientRect().height;
    const before = height();
    fireEvent.error(image);
    expect(image.checkVisibility()).toBe(false);
    expect(height()).toBe(before);
  });

  it('keeps the answer when the visitor goes back, with the focus on it', () => {
    show();
    choose('Formal');
    press('Next Question');
    expect(document.activeElement).toBe(radio('Rectangle'));
    choose('Round');
    press('Back');
    expect(radio('Formal').checked).toBe(true);
    expect(document.activeElement).toBe(radio('Formal'));
    press('Next Question');
    expect(radio('Round').checked).toBe(true);
  });

  it('is answered by keys alone: arrows, digits and Enter', async () => {
    const { calls } = show();
    radio('Casual').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Sporty').checked).toBe(true);
    await userEvent.keyboard('4');
    expect([radio('Party').checked, document.activeElement === radio('Party')]).toEqual([true, true]);
    await userEvent.keyboard('5{Enter}');
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    await userEvent.keyboard('3{Enter}');
    expect(calls[0]?.body).toMatchObject({ styles: ['Party'], bodyShapes: ['Pear'] });
  });

  it('leaves digits alone outside of the group, and with a modifier', async () => {
    show();
    button('Enable weather').focus();
    await userEvent.keyboard('1');
    radio('Casual').focus();
    fireEvent.keyDown(radio('Casual'), { key: '2', ctrlKey: true });
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('tells of each answer once', () => {
    const onAnswer = vi.fn();
    show(silence, { onAnswer });
    choose('Party');
    fireEvent.keyDown(radio('Party'), { key: '4' });
    choose('Casual');
    expect(onAnswer.mock.calls).toEqual([
      [{ question: 'style', answer: 'Party' }],
      [{ question: 'style', answer: 'Casual' }],
    ]);
  });

  it('asks for looks on the figure that the page gives', () => {
    const { calls } = show(silence, { figure: FIGURE });
    submit();
    expect(calls[0]?.body).toMatchObject({ bodyShapes: ['Pear'], figure: FIGURE });
  });

  it('asks for looks that are nearer to the taste of this browser, and other ones than those decided', async () => {
    const traits = `1:${'4'.repeat(TRAITS.length)}`;
    onTestFinished(forgetTaste);
    writeTaste({ version: 1, decisions: [['Seen', traits, 0]], said: { dress: -1 } });
    const { calls } = show();
    submit();
    await expect.poll(() => calls).toHaveLength(1);
    const { taste, exclude_names }: Partial<RecommendRequest> = calls[0]?.body ?? {};
    expect(exclude_names).toEqual(['Seen']);
    expect(taste?.leans.flatMap((lean, at) => (lean ? [[TRAITS[at], lean]] : []))).toEqual([['dress', -3]]);
  });

  // @spec 9.3 Quiz asks for 10 outfits;
  it('asks for ten looks, and is locked meanwhile, and says that it waits', () => {
    const { calls, container } = show();
    const outcome = container.querySelector('[part=done]');
    expect([outcome?.getAttribute('role'), outcome?.textContent]).toEqual(['status', '']);
    submit();
    expect(outcome?.textContent).toBe('Loading...');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe(`${API_BASE}/quiz/recommend/`);
    expect(calls[0]?.body).toEqual({
      styles: ['Party'],
      bodyShapes: ['Pear'],
      image_count: 10,
      use_weather: false,
    });
    const controls = ['Loading...', 'Back', 'Enable weather', 'Not sure? Help me choose'].map(button);
    expect(controls.every(({ disabled }) => disabled)).toBe(true);
    expect(screen.getAllByRole('radio').every((input) => input.matches(':disabled'))).toBe(true);
  });

  it('hands the looks to the deck, tells the page, and goes to the result', async () => {
    const onComplete = vi.fn();
    show(() => recommendation(), { onComplete, resultUrl: '#deck' });
    submit();
    await waitFor(() => expect(window.location.hash).toBe('#deck'));
    const answers = { style: 'Party', bodyShape: 'Pear' };
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({
      outfits: DEMO_OUTFITS,
      answers,
      weather: NO_WEATHER,
      aiEnabled: true,
    });
    expect(readDeck()).toMatchObject({ outfits: DEMO_OUTFITS, answers, aiEnabled: true, index: 0 });
  });

  it('tells the page of the looks while the picture of the first is waited for', async () => {
    const [onLooks, onComplete] = [vi.fn(), vi.fn()];
    const decoded = Promise.withResolvers<void>();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded.promise);
    show(() => recommendation(), { onLooks, onComplete });
    submit();
    await waitFor(() => expect(onLooks).toHaveBeenCalledOnce());
    expect(onComplete).not.toHaveBeenCalled();
    decoded.resolve();
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(onLooks.mock.calls).toEqual(onComplete.mock.calls);
  });

  it('still has its answers when the visitor comes back from the deck, and none once that is over', async () => {
    const { unmount } = show(() => recommendation());
    submit();
    await screen.findByText('Your looks are ready.');
    unmount();
    const { unmount: unmountSecond } = show();
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect(radio('Pear').checked).toBe(true);
    unmountSecond();
    setStyleTestCompleted(true);
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.quiz)).toBeNull();
    show();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  });

  it('sends its request within the press, before anything is drawn', () => {
    const { calls } = show();
    choose('Party');
    press('Next Question');
    choose('Pear');
    const drawnAtRequest: (string | null)[] = [];
    const { fetch } = window;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      drawnAtRequest.push(button('Get Recommendations').textContent);
      return fetch(...request);
    });
    press('Get Recommendations');
    expect(drawnAtRequest).toEqual(['Get Recommendations']);
    expect(calls).toHaveLength(1);
  });

  it('tells of the looks before it draws its end', async () => {
    const drawn: (string | null)[] = [];
    const onComplete = () =>
      void drawn.push(screen.queryByText('Your looks are ready.')?.textContent ?? null);
    show(() => recommendation(), { onComplete });
    submit();
    await screen.findByText('Your looks are ready.');
    expect(drawn).toEqual([null]);
  });

  /** Hydrates a prerendered quiz in which a card was pressed before the script came. */
  function hydratePressed(style: string, onAnswer?: StyleQuizWidgetProps['onAnswer']) {
    stubServer(silence);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<StyleQuiz apiBase={API_BASE} />);
    const pressed = page.querySelector<HTMLInputElement>(`[value=${style}]`);
    if (pressed) pressed.checked = true;
    const quiz = <StyleQuiz apiBase={API_BASE} onAnswer={onAnswer} />;
    const { unmount } = render(quiz, { container: page, hydrate: true });
    onTestFinished(() => {
      unmount();
      page.remove();
    });
  }

  it('takes a card that was pressed in the prerendered page', () => {
    const onAnswer = vi.fn();
    hydratePressed('Formal', onAnswer);
    expect(radio('Formal').checked).toBe(true);
    expect(button('Next Question').disabled).toBe(false);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ question: 'style', answer: 'Formal' });
  });

  it('stays at its second question after a reload where the browser presses the same card again', () => {
    writeQuiz({ index: 1, answers: { style: 'Formal' }, useWeather: false });
    const onAnswer = vi.fn();
    hydratePressed('Formal', onAnswer);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('stays on the page, ready to be asked again, when the page wants that', async () => {
    show(() => recommendation(), { onComplete: () => false, resultUrl: '#deck' });
    submit();
    expect(await screen.findByText('Your looks are ready.')).toBeTruthy();
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(button('Get Recommendations')));
  });

  it('starts afresh when the test is to be taken again', async () => {
    setStyleTestCompleted(true);
    show(() => recommendation());
    submit();
    await screen.findByText('Your looks are ready.');
    act(() => setStyleTestCompleted(false));
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(radio('Party').checked).toBe(false);
  });

  it('survives a reload with question, answers and weather', () => {
    stubPlace(() => {});
    const { unmount } = show();
    press('Enable weather');
    choose('Formal');
    press('Next Question');
    choose('Hourglass');
    unmount();
    show();
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect(radio('Hourglass').checked).toBe(true);
    expect(button('Disable weather')).toBeTruthy();
    press('Back');
    expect(radio('Formal').checked).toBe(true);
  });

  it('gives up its request when it leaves the page', () => {
    const { calls, unmount } = show();
    submit();
    unmount();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  it('takes other words for its own', () => {
    show(silence, { strings: { style: 'Was trägst du gern?', progress: 'Frage {n} von {total}' } });
    expect(screen.getByRole('heading', { name: 'Was trägst du gern?' })).toBeTruthy();
    expect(screen.getByText('Frage 1 von 2')).toBeTruthy();
  });
});

describe('StyleQuiz, when the looks do not come', () => {
  // @spec 8.10 Quiz: recommend failure shows a browser alert 'Error fetching recommendations'.
  it.each([
    ['the server fails', () => jsonAnswer({}, 503), { kind: 'http', status: 503 }],
    ['nobody answers', noAnswer, { kind: 'network' }],
  ])('says so in an alert and inline, and can try again, after %s', async (_, respond, cause) => {
    const onError = vi.fn();
    const { calls } = show((_call, index) => (index === 0 ? respond() : recommendation()), { onError });
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching recommendations');
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledExactlyOnceWith('Error fetching recommendations'),
    );
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'request', ...cause }));
    expect(radio('Pear').checked).toBe(true);
    expect(document.activeElement).toBe(button('Try Again'));
    press('Try Again');
    expect(await screen.findByText('Your looks are ready.')).toBeTruthy();
    expect(calls).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the alert out, and keeps the sentence, when the page prevents it', async () => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('glow-error', prevent);
    show(noAnswer);
    submit();
    expect(await screen.findByText('Error fetching recommendations')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button('Try Again')));
    document.removeEventListener('glow-error', prevent);
    expect(window.alert).not.toHaveBeenCalled();
  });

  it.each(FONT_NAMES)('moves nothing below it in a %s font', async (font) => {
    const resetFont = await setPageFont(font);
    const { container } = show(noAnswer);
    choose('Party');
    press('Next Question');
    choose('Pear');
    const height = () => container.getBoundingClientRect().height;
    const before = height();
    press('Get Recommendations');
    await screen.findByText('Error fetching recommendations');
    expect(height()).toBe(before);
    resetFont();
  });
});

describe('StyleQuiz, with the weather', () => {
  // @spec 2.quiz.2 A weather filtering toggle ('Enable weather' / 'Disable weather') with a status panel.
  // @spec 8.12 Off: 'Weather filtering off' / 'Showing broad recommendations for all climates.'
  it('turns the filter on and off, and says which it is', () => {
    stubPlace(() => {});
    show();
    expect(screen.getByText('Weather filtering off')).toBeTruthy();
    press('Enable weather');
    expect(screen.queryByText('Weather filtering off')).toBeNull();
    press('Disable weather');
    expect(screen.getByText('Showing broad recommendations for all climates.')).toBeTruthy();
  });

  it('asks for the forecast at once, of the place to a tenth of a degree, and stores that nowhere', async () => {
    stubPlace(foundAt(48.20849, -16.37208));
    const { calls } = show();
    press('Enable weather');
    expect(screen.getByText("Looking up today's forecast.")).toBeTruthy();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      url: `${API_BASE}/quiz/weather/`,
      body: { latitude: 48.2, longitude: -16.4 },
    });
    submit();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ use_weather: true, latitude: 48.2, longitude: -16.4 });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('48.2');
  });

  it('asks without a place when the visitor declines', async () => {
    stubPlace(refuse);
    const { calls } = show(() => jsonAnswer(NO_WEATHER));
    press('Enable weather');
    expect(await screen.findByText(/Your location stays private/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({});
    submit();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({
      styles: ['Party'],
      bodyShapes: ['Pear'],
      image_count: 10,
      use_weather: true,
    });
  });

  it('never asks for the place before the weather is wanted, and sends none once it is not', () => {
    const ask = stubPlace(foundAt(10, 10));
    const { calls } = show();
    expect(ask).not.toHaveBeenCalled();
    press('Enable weather');
    press('Disable weather');
    submit();
    expect(calls[0]?.body).toMatchObject({ use_weather: false });
    expect(calls[0]?.body).not.toHaveProperty('latitude');
  });

  it('says nothing of a forecast that comes once the weather is off again', async () => {
    stubPlace(foundAt(10, 10));
    const answer = Promise.withResolvers<Response>();
    const { calls } = show(() => answer.promise);
    press('Enable weather');
    await waitFor(() => expect(calls).toHaveLength(1));
    press('Disable weather');
    await act(async () => answer.resolve(jsonAnswer({ ...NO_WEATHER, applied: true, tag: 'hot' })));
    expect(screen.getByText('Weather filtering off')).toBeTruthy();
  });

  it.each([
    ['the network is gone', noAnswer, false, 'You are offline.'],
    ['the server does not answer', noAnswer, true, 'The forecast is taking too long.'],
    ['nobody has one', () => jsonAnswer(NO_WEATHER), true, 'Nobody has a forecast for your place just now.'],
  ] as const)('says why there is no forecast where %s', async (_, respond, isOnline, reason) => {
    stubPlace(foundAt(10, 10));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    show(respond);
    press('Enable weather');
    expect(await screen.findByText('Weather data unavailable')).toBeTruthy();
    expect(screen.getByText(new RegExp(reason))).toBeTruthy();
  });

  it('does not wait for ever for a place', async () => {
    stubPlace(() => {});
    const { calls } = show();
    press('Enable weather');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    submit();
    await vi.advanceTimersByTimeAsync(2999);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
  });

  it('leaves no timer behind when it is removed while it waits', () => {
    stubPlace(() => {});
    const { unmount } = show();
    press('Enable weather');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    submit();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  // @spec 8.13 Applied hot: 'Filtering for warm weather';
  // @spec 8.14 cold: 'Filtering for cooler days';
  // @spec 8.15 followed by the city and rounded temperature in C when present, else 'Tailored to today's
  //   forecast.'
  // @spec 8.16 Not applied: 'Weather data unavailable' / 'Showing best matches while we reconnect to the
  //   forecast.'
  it.each([
    [
      { applied: true, tag: 'hot', city: 'Lisbon', temperature: 27.4 },
      'Filtering for warm weather',
      'Lisbon, 27°C',
    ],
    [
      { applied: true, tag: 'cold', city: 'Oslo', temperature: -3.6 },
      'Filtering for cooler days',
      'Oslo, -4°C',
    ],
    [{ applied: true, tag: 'hot' }, 'Filtering for warm weather', "Tailored to today's forecast."],
    [{}, 'Weather data unavailable', 'Showing best matches while we reconnect to the forecast.'],
  ] as const)('says what became of it: %o', async (weather, title, text) => {
    stubPlace(refuse);
    const info = { ...NO_WEATHER, requested: true, ...weather };
    show(({ url }) => (url.endsWith('/weather/') ? jsonAnswer(info) : recommendation(info)));
    press('Enable weather');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    submit();
    await screen.findByText('Your looks are ready.');
    expect(screen.getByText(title)).toBeTruthy();
  });
});

describe('StyleQuiz, helping to choose', () => {
  async function openHelp({ unit }: { readonly unit: 'cm' | 'usual' } = { unit: 'cm' }) {
    const { calls } = show();
    choose('Party');
    press('Next Question');
    press('Not sure? Help me choose');
    const helper = await screen.findByRole('dialog', { name: 'Three numbers from a tape' });
    const type = (label: string, text: string) =>
      fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value: text } });
    if (unit === 'cm') fireEvent.click(radio('cm'));
    return { calls, helper, type };
  }

  it('chooses the shape that comes closest, and sends nothing', async () => {
    const { calls, helper, type } = await openHelp();
    expect(helper.textContent).toContain('With bust, waist and hips');
    type('Bust, at the fullest', '88');
    type('Waist, where you bend', '74,5');
    type('Hips, at the fullest', '104');
    press('Choose Pear');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(radio('Pear').checked).toBe(true);
    expect(calls).toHaveLength(0);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/\b74\b/);
  });

  it('marks the number that no tape shows, once its field is left', async () => {
    const { type } = await openHelp();
    const waist = screen.getByRole('textbox', { name: 'Waist, where you bend' });
    type('Waist, where you bend', '7');
    expect(waist.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(waist);
    expect(waist.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { description: 'Between 50 and 250 cm, please.' })).toBe(waist);
    type('Waist, where you bend', '74');
    expect(waist.getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['en-US', 'in'],
    ['en-GB', 'cm'],
  ])('measures in the unit of %s: %s', async (language, unit) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    await openHelp({ unit: 'usual' });
    expect(radio(unit).checked).toBe(true);
  });

  it('takes a large number of inches for centimetres, unless the visitor wants inches', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    const { helper, type } = await openHelp({ unit: 'usual' });
    type('Bust, at the fullest', '60');
    expect(radio('in').checked).toBe(true);
    type('Bust, at the fullest', '92');
    expect(radio('cm').checked).toBe(true);
    expect(helper.textContent).toContain('Those look like centimetres, so we switched.');
    fireEvent.click(radio('in'));
    type('Bust, at the fullest', '93');
    expect(radio('in').checked).toBe(true);
  });

  it('covers no card beside it on a wide page, and is a sheet on a narrow one', async () => {
    const { helper } = await openHelp();
    const isWide = helper.parentElement && helper.closest('.glow-quiz')?.clientWidth;
    expect(helper.matches(':modal')).toBe(!isWide || isWide < 900);
    const { left, top } = helper.getBoundingClientRect();
    for (const card of screen.getAllByRole('radio', { name: /Rectangle|Pear|Inverted/, hidden: true })) {
      const box = card.getBoundingClientRect();
      if (!helper.matches(':modal')) expect(box.right <= left || box.bottom <= top).toBe(true);
    }
  });

  it('closes by its button and by Escape, gives the focus back, and keeps no number', async () => {
    const { type } = await openHelp();
    type('Bust, at the fullest', '88');
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Not sure? Help me choose'));
    press('Not sure? Help me choose');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Bust/ })).value).toBe('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button('Not sure? Help me choose'));
  });
});
