import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureLog, resetFixtureLog } from './fixture/fixture.tsx';
import { PlatformLedger } from './platform-ledger.ts';
import { settle } from './settle.ts';
import { type AnyElement, create, rootNode, SUBJECTS, sampleText, show } from './subjects.ts';

let ledger: PlatformLedger;
beforeEach(() => {
  ledger = new PlatformLedger();
  resetFixtureLog();
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  ledger.restore();
});

function moveBefore(element: Element, parent: Element): void {
  (parent as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
}

describe.each(SUBJECTS)('defineElement: $tag', ({ tag, descriptor }) => {
  it('does nothing while it is not in the page', async () => {
    const element = create(tag);
    for (const attribute of descriptor.attributes)
      element.setAttribute(attribute.name, sampleText(attribute));
    for (const { name } of descriptor.properties) (element as AnyElement)[name] = [];
    await settle();
    expect(element.shadowRoot?.childElementCount).toBe(0);
    expect([ledger.requests, ...ledger.timers, ...ledger.listeners]).toEqual([0]);
    expect(fixtureLog.renders).toBe(0);
  });

  it.each([
    ['append', (element: Element, parent: Element) => parent.append(element)],
    ['moveBefore', moveBefore],
  ] as const)('keeps what it shows when moved by %s', async (_way, move) => {
    const element = await show(create(tag));
    await settle();
    const root = rootNode(element);
    const { requests } = ledger;
    const elsewhere = document.body.appendChild(document.createElement('section'));
    move(element, elsewhere);
    await settle();
    expect(element.parentElement).toBe(elsewhere);
    expect(rootNode(element)).toBe(root);
    expect(ledger.requests).toBe(requests);
  });

  it('leaves nothing behind when removed', async () => {
    const bodyStyle = document.body.getAttribute('style');
    const element = await show(create(tag));
    for (const { name } of descriptor.methods) (element[name] as () => void)();
    await settle();
    element.remove();
    await settle();
    expect([...ledger.listeners]).toEqual([]);
    expect([...ledger.timers]).toEqual([]);
    expect(ledger.aborted).toBe(ledger.requests);
    expect(document.body.getAttribute('style')).toBe(bodyStyle);
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  it('shows each time it is put back', async () => {
    const element = create(tag);
    for (let visit = 0; visit < 20; visit += 1) {
      await show(element);
      expect(rootNode(element).isConnected).toBe(true);
      element.remove();
      await settle();
    }
  });

  it('announces itself with glow-ready once per stay', async () => {
    const element = create(tag);
    const seen: string[] = [];
    element.addEventListener('glow-ready', ({ type }) => seen.push(type));
    await show(element);
    document.body.append(element);
    await settle();
    expect(seen).toEqual(['glow-ready']);
  });
});

describe('defineElement', () => {
  it('mounts and renders once when put in with all it needs', async () => {
    const element = create('glow-fixture');
    element.setAttribute('heading-text', 'Hello');
    element.outfits = [1];
    await show(element);
    await settle();
    expect(fixtureLog).toMatchObject({ mounts: 1, unmounts: 0, renders: 1 });
    expect(ledger.requests).toBe(1);
  });

  it('renders once for many changes of one task', async () => {
    const element = await show(create('glow-fixture'));
    await settle();
    const { renders } = fixtureLog;
    element.headingText = 'One';
    element.headingText = 'Two';
    element.setAttribute('poll-ms', '7');
    element.outfits = [];
    await settle();
    expect(fixtureLog.renders).toBe(renders + 1);
    expect(fixtureLog.props).toMatchObject({ headingText: 'Two', pollMs: 7, outfits: [] });
  });

  it('keeps the state of the component through a move', async () => {
    const element = await show(create('glow-fixture'));
    const button = element.shadowRoot?.querySelector<HTMLButtonElement>('#count');
    button?.click();
    button?.click();
    await settle();
    document.body.prepend(element);
    await settle();
    expect(button?.textContent).toBe('2');
    expect(fixtureLog).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  it('starts anew after a removal that lasts', async () => {
    const element = await show(create('glow-fixture'));
    element.shadowRoot?.querySelector<HTMLButtonElement>('#count')?.click();
    await settle();
    element.remove();
    await settle();
    await show(element);
    await settle();
    expect(element.shadowRoot?.querySelector('#count')?.textContent).toBe('0');
    expect(fixtureLog).toMatchObject({ mounts: 2, unmounts: 1 });
  });

  it('shows in another document with its style', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const element = await show(create('glow-fixture'));
    frame.contentDocument?.body.append(element);
    await settle();
    expect(frame.contentWindow?.getComputedStyle(rootNode(element)).borderTopWidth).toBe('3px');
  });
});
