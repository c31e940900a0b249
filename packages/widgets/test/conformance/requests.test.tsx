import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformLedger } from './platform-ledger.ts';
import { settle } from './settle.ts';
import { type AnyElement, create, rootNode, show } from './subjects.ts';

let ledger: PlatformLedger;
beforeEach(() => {
  ledger = new PlatformLedger();
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  ledger.restore();
});

/** Types as a visitor does, past the value that React keeps track of. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function pickALook(element: AnyElement): Promise<void> {
  element.shadowRoot?.querySelector<HTMLButtonElement>('[part~=style-me]')?.click();
  await settle();
}

async function signUp(element: AnyElement): Promise<void> {
  (element.show as () => void)();
  await settle();
  const input = element.shadowRoot?.querySelector('input');
  if (input) type(input, 'visitor@shop.example');
  await settle();
  element.shadowRoot?.querySelector('form')?.requestSubmit();
  await settle();
}

describe.each([
  ['glow-instant-style', pickALook],
  ['glow-early-access', signUp],
])('a request of %s', (tag, act) => {
  it('outlives a move and is sent once', async () => {
    const element = await show(create(tag));
    await act(element);
    const { state } = (rootNode(element) as HTMLElement).dataset;
    expect([ledger.requests, ledger.aborted]).toEqual([1, 0]);
    document.body.appendChild(document.createElement('section')).append(element);
    await settle();
    expect([ledger.requests, ledger.aborted]).toEqual([1, 0]);
    expect((rootNode(element) as HTMLElement).dataset.state).toBe(state);
  });

  it('is given up when the widget is removed, and nothing stays behind', async () => {
    const element = await show(create(tag));
    await act(element);
    const errors: Event[] = [];
    element.addEventListener('glow-error', (event) => errors.push(event));
    element.remove();
    await settle();
    expect([ledger.requests, ledger.aborted]).toEqual([1, 1]);
    expect([...ledger.timers, ...ledger.listeners, ...errors]).toEqual([]);
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});
