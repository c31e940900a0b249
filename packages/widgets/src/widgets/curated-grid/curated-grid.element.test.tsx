import { LOCAL_STORAGE_KEYS, type Outfit } from '@glow/api';
import buttonCss from '@glow/kit/button.css?inline';
import skeletonCss from '@glow/kit/skeleton.css?inline';
import toastCss from '@glow/kit/toast.css?inline';
import tokensCss from '@glow/kit/tokens.css?inline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineElement } from '../../element/define-element.ts';
import { setStyleTestCompleted, writeLikedOutfits } from '../../shared/visit-storage/index.ts';
import css from './curated-grid.css?inline';
import { curatedGridElement } from './curated-grid.element.ts';
import { CuratedGrid } from './curated-grid.tsx';

const OUTFIT: Outfit = {
  name: 'Coat',
  image: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="4"%3E%3C/svg%3E',
  tags: ['Casual'],
  source_url: '',
  alt: 'A coat',
  palette: ['rgb(1, 2, 3)'],
  reasons: [],
};

const styles = [tokensCss, buttonCss, skeletonCss, toastCss, css];
const elementClass = defineElement({ descriptor: curatedGridElement, component: CuratedGrid, styles });
if (!customElements.get(elementClass.tag)) customElements.define(elementClass.tag, elementClass);

async function show(attributes: Record<string, string> = {}) {
  const element = new elementClass();
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  await element.ready;
  const press = (part: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part~=${part}]`)?.click();
  const text = () => element.shadowRoot?.textContent ?? '';
  return { element, press, text };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  document.body.replaceChildren();
  window.location.hash = '';
});

describe('glow-curated-grid', () => {
  // @spec 4.17 If not signed in, saving sends the user to /login, remembering curated as the origin.
  it('saves nothing itself: it says so, asks to sign in, and goes to login-url', async () => {
    setStyleTestCompleted(true);
    writeLikedOutfits([OUTFIT]);
    const { element, press } = await show({ 'login-url': '#login' });
    const heard: [string, unknown, boolean][] = [];
    for (const name of ['glow-save', 'glow-sign-in-required']) {
      document.addEventListener(
        name,
        (event) => heard.push([name, (event as CustomEvent).detail, event.target === element]),
        { once: true },
      );
    }
    press('save');
    expect(heard).toEqual([
      ['glow-save', { outfit: OUTFIT }, true],
      ['glow-sign-in-required', { outfit: OUTFIT }, true],
    ]);
    expect(window.location.hash).toBe('#login');
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.savedWardrobe)).toBeNull();
  });

  it.each(['glow-sign-in-required', 'glow-retake-quiz'])('stays when %s is prevented', async (name) => {
    setStyleTestCompleted(true);
    writeLikedOutfits([OUTFIT]);
    const { element, press } = await show({ 'login-url': '#login', 'quiz-url': '#quiz' });
    element.addEventListener(name, (event) => event.preventDefault());
    press(name === 'glow-retake-quiz' ? 'retake' : 'save');
    expect(window.location.hash).toBe('');
  });

  it('shows what the browser keeps with its first render', async () => {
    setStyleTestCompleted(true);
    writeLikedOutfits([OUTFIT]);
    const element = new elementClass();
    const changes = new MutationObserver(() => {});
    if (element.shadowRoot)
      changes.observe(element.shadowRoot, { subtree: true, attributeFilter: ['data-state'] });
    document.body.append(element);
    await element.ready;
    expect(element.shadowRoot?.textContent).toContain('Coat');
    expect(changes.takeRecords()).toEqual([]);
    changes.disconnect();
  });

  it('follows what a deck on the same page writes', async () => {
    const { text } = await show();
    expect(text()).toContain("You haven't taken the style test yet");
    writeLikedOutfits([OUTFIT]);
    setStyleTestCompleted(true);
    await expect.poll(text).toContain('Coat');
  });
});
