import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureLog, resetFixtureLog } from './fixture/fixture.tsx';
import { settle } from './settle.ts';
import { create, rootNode, show } from './subjects.ts';

beforeEach(resetFixtureLog);

function config(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('glow-config');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.prepend(element);
  return element;
}

describe('language and direction', () => {
  it('come from the nearest ancestor, across shadow roots, and follow it without a new mount', async () => {
    const outer = document.body.appendChild(document.createElement('section'));
    outer.lang = 'ar';
    outer.dir = 'rtl';
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const element = await show(create('glow-fixture'), inner);
    const root = rootNode(element);
    expect(fixtureLog.props).toMatchObject({ lang: 'ar', dir: 'rtl' });
    outer.lang = 'de';
    outer.dir = 'ltr';
    await expect.poll(() => fixtureLog.props).toMatchObject({ lang: 'de', dir: 'ltr' });
    element.lang = 'fr';
    await expect.poll(() => fixtureLog.props.lang).toBe('fr');
    expect(rootNode(element)).toBe(root);
  });

  it('are read anew after a move', async () => {
    const german = document.body.appendChild(document.createElement('section'));
    german.lang = 'de';
    const element = await show(create('glow-fixture'));
    german.append(element);
    await expect.poll(() => fixtureLog.props.lang).toBe('de');
  });
});

describe('glow-config', () => {
  it('sets API base and theme for all, which each may override', async () => {
    const settings = config({ 'api-base': 'https://style.example/', theme: 'dark' });
    const element = await show(create('glow-fixture'));
    expect(fixtureLog.props).toMatchObject({ apiBase: 'https://style.example/', theme: 'dark' });
    element.setAttribute('theme', 'light');
    settings.setAttribute('api-base', '/proxy');
    await settle();
    expect(fixtureLog.props).toMatchObject({ apiBase: '/proxy', theme: 'light' });
    settings.remove();
    element.removeAttribute('theme');
    await settle();
    expect(fixtureLog.props).toMatchObject({ apiBase: 'http://localhost:8000', theme: 'auto' });
  });

  it('may come after the widgets', async () => {
    await show(create('glow-fixture'));
    config({ theme: 'dark' });
    await settle();
    expect(fixtureLog.props.theme).toBe('dark');
  });

  it('keeps the default for a value that is not valid, and says so once', async () => {
    const errors: unknown[] = [];
    const listen = (event: Event) => errors.push((event as CustomEvent).detail);
    document.addEventListener('glow-error', listen);
    const settings = config({});
    settings.setAttribute('theme', 'sepia');
    await show(create('glow-fixture'));
    document.removeEventListener('glow-error', listen);
    expect(fixtureLog.props.theme).toBe('auto');
    expect(errors).toMatchObject([{ reason: 'attribute', attribute: 'theme' }]);
  });

  it('takes no room', () => {
    expect(config({ theme: 'dark' }).getClientRects()).toHaveLength(0);
  });
});
