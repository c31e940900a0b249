import { StrictMode, Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerElement } from '../../src/element/register-element.ts';
import { fixtureLog, resetFixtureLog } from '../conformance/fixture/fixture.tsx';
import { GlowFixtureElement } from '../conformance/fixture/glow-fixture.ts';
import { settle } from '../conformance/settle.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'glow-fixture': { key?: string; outfits?: readonly unknown[] };
    }
  }
}

registerElement(GlowFixtureElement);

const NEVER = new Promise<string>(() => undefined);

function Waiting() {
  return <p>{use(NEVER)}</p>;
}

function Pair({ order }: { readonly order: readonly string[] }) {
  return order.map((key) => <glow-fixture key={key} />);
}

let root: Root;
beforeEach(() => {
  resetFixtureLog();
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(async () => {
  root.unmount();
  await settle();
});

describe('an element in a page made by React', () => {
  it('mounts once in strict mode, with its properties', async () => {
    const outfits = [{ name: 'Look' }];
    root.render(
      <StrictMode>
        <glow-fixture outfits={outfits} />
      </StrictMode>,
    );
    await settle();
    expect(fixtureLog).toMatchObject({ mounts: 1, unmounts: 0 });
    expect(fixtureLog.props.outfits).toBe(outfits);
  });

  it('never mounts when it was made for a tree that is thrown away', async () => {
    root.render(
      <Suspense fallback={<p>Wait</p>}>
        <glow-fixture />
        <Waiting />
      </Suspense>,
    );
    await settle();
    root.render(<p>Gone</p>);
    await settle();
    expect(fixtureLog.renders).toBe(0);
  });

  it('keeps its state when keyed siblings change places, and leaves without a complaint', async () => {
    root.render(<Pair order={['a', 'b']} />);
    await settle();
    const [first] = document.querySelectorAll('glow-fixture');
    first?.shadowRoot?.querySelector<HTMLButtonElement>('#count')?.click();
    root.render(<Pair order={['b', 'a']} />);
    await settle();
    expect(document.querySelectorAll('glow-fixture')[1]).toBe(first);
    expect(first?.shadowRoot?.querySelector('#count')?.textContent).toBe('1');
    expect(fixtureLog).toMatchObject({ mounts: 2, unmounts: 0 });
    root.render(<p>Gone</p>);
    await settle();
    expect(fixtureLog.unmounts).toBe(2);
  });
});
