import buttonCss from '@glow/kit/button.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineElement } from '../../element/define-element.ts';
import { readDeck } from '../../shared/visit-storage/index.ts';
import css from './style-quiz.css?inline';
import { styleQuizElement } from './style-quiz.element.ts';
import { StyleQuiz } from './style-quiz.tsx';

const styles = [tokensCss, buttonCss, css];
const elementClass = defineElement({ descriptor: styleQuizElement, component: StyleQuiz, styles });
if (!customElements.get(elementClass.tag)) customElements.define(elementClass.tag, elementClass);

const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
/** What is loaded with a demo or a press takes its time. */
const eventually = (read: () => unknown) => expect.poll(read, { timeout: 10_000 });

async function show(attributes: Record<string, string>, widthPx = 1280) {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = `${widthPx}px`;
  const element = new elementClass();
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  place.append(element);
  await element.ready;
  const find = <Found extends HTMLElement>(selector: string) =>
    element.shadowRoot?.querySelector<Found>(selector) ?? undefined;
  return { element, find, text: () => element.shadowRoot?.textContent ?? '' };
}

beforeEach(() => {
  sessionStorage.clear();
  alert.mockClear();
});

afterEach(() => {
  document.body.replaceChildren();
  window.location.hash = '';
});

describe('glow-style-quiz', () => {
  it('tells of an answer from the host', async () => {
    const { element, find } = await show({});
    const heard: unknown[] = [];
    document.addEventListener(
      'glow-answer',
      (event) => heard.push((event as CustomEvent).detail, event.target),
      {
        once: true,
      },
    );
    find<HTMLInputElement>('input[value=Formal]')?.click();
    expect(heard).toEqual([{ question: 'style', answer: 'Formal' }, element]);
  });

  it('goes to result-url with the looks, unless glow-complete is prevented', async () => {
    const { element } = await show({ demo: 'done', 'result-url': '#deck' });
    await eventually(() => window.location.hash).toBe('#deck');
    window.location.hash = '';
    element.addEventListener('glow-complete', (event) => event.preventDefault());
    element.setAttribute('demo', 'hot');
    await eventually(() => element.shadowRoot?.textContent).toContain('Lisbon, 27°C');
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['style', 'Question 1 of 2'],
    ['shape', 'Question 2 of 2'],
    ['weather', 'Weather filtering on'],
    ['submitting', 'Loading...'],
    ['done', 'Your looks are ready.'],
    ['hot', 'Filtering for warm weather'],
    ['cold', 'Filtering for cooler days'],
    ['no-place', "Tailored to today's forecast."],
    ['no-weather', 'Weather data unavailable'],
    ['error', 'Error fetching recommendations'],
  ])('shows demo="%s" and stores nothing', async (demo, expected) => {
    const { text } = await show({ demo });
    await eventually(text).toContain(expected);
    expect([readDeck(), sessionStorage.length]).toEqual([undefined, 0]);
  });

  // @spec 8.10 Quiz: recommend failure shows a browser alert 'Error fetching recommendations'.
  it('alerts after a failure that the page does not take over', async () => {
    const { element } = await show({ demo: 'error' });
    await eventually(() => alert.mock.calls).toEqual([['Error fetching recommendations']]);
    element.addEventListener('glow-error', (event) => event.preventDefault());
    const failed = new Promise((resolve) => element.addEventListener('glow-error', resolve, { once: true }));
    element.shadowRoot?.querySelector<HTMLElement>('[part=retry]')?.click();
    await failed;
    expect(alert).toHaveBeenCalledOnce();
  });

  it('brings the styles of the measuring helper with it', async () => {
    const { element, find } = await show({ demo: 'shape' });
    await eventually(() => find('[part=help]')).toBeTruthy();
    find('[part=help]')?.click();
    await eventually(() => find('[part=measure]')).toBeTruthy();
    const { borderRadius, display } = getComputedStyle(find('[part=measure]') as HTMLElement);
    expect([borderRadius, display]).toEqual(['14px', 'block']);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(styles.length + 3);
  });

  it('starts over when its demo is taken away', async () => {
    const { element, text } = await show({ demo: 'shape' });
    await eventually(text).toContain('Question 2 of 2');
    element.removeAttribute('demo');
    await eventually(text).toContain('Question 1 of 2');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([320, 350, 390, 480, 600, 740, 820, 900, 1100, 1240, 1400])(
    'is as high as the place that is held for it, %d px wide',
    async (widthPx) => {
      const { element, find } = await show({}, widthPx);
      const inside = find('section')?.getBoundingClientRect().height ?? 0;
      const held = element.getBoundingClientRect().height;
      expect(held - inside).toBeGreaterThanOrEqual(0);
      expect(held - inside).toBeLessThan(24);
    },
  );
});
