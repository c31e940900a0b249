import { StrictMode, version } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementComponent } from '../../src/react/element-component.ts';
import { fixtureElement } from '../conformance/fixture/fixture.element.ts';
import { fixtureLog, resetFixtureLog } from '../conformance/fixture/fixture.tsx';
import { GlowFixtureElement } from '../conformance/fixture/glow-fixture.ts';
import { settle } from '../conformance/settle.ts';

const GlowFixture = elementComponent(fixtureElement, GlowFixtureElement);

/** As a server writes it; React 18 writes a boolean as text. */
const FROM_SERVER = `<glow-fixture id="one" quiet="${version.startsWith('18') ? 'true' : ''}" poll-ms="30" heading-text="Hello" shade="ink" vibes="sunny,work" class="wide"><p>Wait</p></glow-fixture>`;

const OUTFITS = [{ name: 'Look' }];
const PROPS = {
  id: 'one',
  quiet: true,
  pollMs: 30,
  headingText: 'Hello',
  shade: 'ink',
  vibes: ['sunny', 'work'],
};

let main: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  resetFixtureLog();
  main = document.body.appendChild(document.createElement('main'));
});
afterEach(async () => {
  root?.unmount();
  main.remove();
  await settle();
});

const element = () => main.querySelector('glow-fixture') as HTMLElement & Record<string, unknown>;
const press = (id: string) => element().shadowRoot?.querySelector<HTMLButtonElement>(`#${id}`)?.click();

describe('a component of @glow/widgets/react', () => {
  it('takes over what a server wrote, with its events and properties, and without a complaint', async () => {
    main.innerHTML = FROM_SERVER;
    const written = element();
    const onPick = vi.fn();
    const onRecoverableError = vi.fn();
    root = hydrateRoot(
      main,
      <StrictMode>
        <GlowFixture {...PROPS} className="wide" outfits={OUTFITS} onPick={onPick}>
          <p>Wait</p>
        </GlowFixture>
      </StrictMode>,
      { onRecoverableError },
    );
    await settle();
    press('pick');
    expect(element()).toBe(written);
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0]).toMatchObject({ type: 'glow-pick', detail: { vibe: 'sunny' } });
    expect(fixtureLog.props).toMatchObject({
      quiet: true,
      pollMs: 30,
      shade: 'ink',
      vibes: ['sunny', 'work'],
    });
    expect(fixtureLog.props.outfits).toBe(OUTFITS);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('calls the newest callback, which may prevent what follows', async () => {
    const callbacks = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
    root = createRoot(main);
    for (const onSignInRequired of callbacks) {
      root.render(<GlowFixture onSignInRequired={onSignInRequired} />);
      await settle();
    }
    press('ask');
    await settle();
    expect(callbacks.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(element().shadowRoot?.querySelector('#ask')?.textContent).toBe('stopped');
  });

  it('follows its props, back to their defaults too', async () => {
    root = createRoot(main);
    const views = [
      { shade: 'ink', open: true, vibes: ['cold'], outfits: OUTFITS },
      { shade: 'paper', open: false, vibes: ['work', 'sunny'] },
      { open: false },
    ];
    for (const { open, ...props } of views) {
      root.render(<GlowFixture open={open} {...props} />);
      await settle();
      const { shade, vibes, outfits } = fixtureLog.props;
      expect({ shade, vibes, outfits }).toEqual({
        shade: undefined,
        vibes: undefined,
        outfits: undefined,
        ...props,
      });
      expect(element().hasAttribute('open')).toBe(open);
    }
  });

  it('leaves alone what the element changed itself', async () => {
    root = createRoot(main);
    root.render(<GlowFixture open headingText="One" />);
    await settle();
    press('close');
    root.render(<GlowFixture open headingText="Two" />);
    await settle();
    expect(fixtureLog.props.headingText).toBe('Two');
    expect(element().hasAttribute('open')).toBe(false);
  });

  it('gives the element to a ref', async () => {
    const ref = { current: null as HTMLElement | null };
    root = createRoot(main);
    root.render(<GlowFixture ref={ref} />);
    await settle();
    expect(ref.current).toBe(element());
    root.render(<p>Gone</p>);
    await settle();
    expect(ref.current).toBeNull();
  });
});
