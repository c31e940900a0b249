import { describe, expect, it } from 'vitest';
import { takeConsoleLines } from './console-lines.ts';
import { fixtureLog, resetFixtureLog } from './fixture/fixture.tsx';
import { settle } from './settle.ts';
import { create, rootNode, show } from './subjects.ts';

function press(element: Element, id: string): void {
  element.shadowRoot?.querySelector<HTMLButtonElement>(`#${id}`)?.click();
}

describe('events', () => {
  it('bubble from the host, out of shadow roots, with their detail', async () => {
    const outer = document.body.appendChild(document.createElement('div'));
    const element = create('glow-fixture');
    await show(element, outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('p')));
    const heard: CustomEvent[] = [];
    const origins: (EventTarget | undefined)[] = [];
    const listen = (event: Event) => {
      heard.push(event as CustomEvent);
      origins.push(event.composedPath()[0]);
    };
    document.addEventListener('glow-pick', listen);
    press(element, 'pick');
    document.removeEventListener('glow-pick', listen);
    const detail = { vibe: 'sunny' };
    expect(heard).toMatchObject([{ bubbles: true, composed: true, cancelable: false, detail }]);
    expect(origins).toEqual([element]);
  });

  it('tell the component whether the page prevented them', async () => {
    const element = await show(create('glow-fixture'));
    press(element, 'ask');
    await settle();
    expect(element.shadowRoot?.querySelector('#ask')?.textContent).toBe('goes on');
    element.addEventListener('glow-sign-in-required', (event) => event.preventDefault());
    press(element, 'ask');
    await settle();
    expect(element.shadowRoot?.querySelector('#ask')?.textContent).toBe('stopped');
  });
});

describe('a component that throws', () => {
  it('gives the page its fallback back and says glow-error', async () => {
    const element = create('glow-fixture');
    const fallback = element.appendChild(document.createElement('p'));
    fallback.textContent = 'Write to us instead.';
    await show(element);
    expect(fallback.getClientRects()).toHaveLength(0);
    const details: unknown[] = [];
    element.addEventListener('glow-error', (event) => details.push((event as CustomEvent).detail));
    element.setAttribute('heading-text', 'throw');
    await settle();
    expect(details).toMatchObject([{ reason: 'render', message: expect.stringContaining('asked to fail') }]);
    expect(fallback.getClientRects()).toHaveLength(1);
    takeConsoleLines(); // React reports a caught error there; preact does not
  });

  it('starts anew when put back with what it can show', async () => {
    const element = create('glow-fixture');
    element.setAttribute('heading-text', 'throw');
    document.body.append(element);
    await settle();
    element.remove();
    await settle();
    element.setAttribute('heading-text', 'Fine');
    await show(element);
    expect(rootNode(element).querySelector('h2')?.textContent).toBe('Fine');
    takeConsoleLines();
  });
});

describe('methods', () => {
  it('called before the component is there run once when it is', async () => {
    resetFixtureLog();
    const element = create('glow-fixture');
    const callShow = element.show as () => void;
    callShow.call(element);
    callShow.call(element);
    await show(element);
    await settle();
    expect(fixtureLog.shows).toBe(1);
    callShow.call(element);
    expect(fixtureLog.shows).toBe(2);
  });
});
