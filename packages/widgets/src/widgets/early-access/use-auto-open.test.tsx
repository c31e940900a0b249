import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DISMISSED_KEY } from './auto-open.ts';
import { EarlyAccess } from './early-access.tsx';
import type { EarlyAccessWidgetProps } from './early-access.types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 21);

const dialog = () => screen.queryByRole('dialog', { name: 'Get Early Access' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close early access signup' }));

/** What the widget loads apart is there, and has done what it was called for. */
const autoOpenLoads = () => act(() => import('./auto-open.ts'));

async function arrive(props: EarlyAccessWidgetProps) {
  const view = render(<EarlyAccess apiBase="https://api.example.com" {...props} />);
  await autoOpenLoads();
  await pass(0);
  return view;
}

/** A mouse leaves the window at this height. */
function leaveAt(clientY: number) {
  act(() => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY })));
}

/** The page is at these places, one every so many ms, as a finger moves it. */
function fling(tops: readonly number[], everyMs: number) {
  const scrollY = vi.spyOn(window, 'scrollY', 'get');
  tops.forEach((top, step) => {
    scrollY.mockReturnValue(top);
    const event = new Event('scroll');
    Object.defineProperty(event, 'timeStamp', { value: 1000 + step * everyMs });
    act(() => void document.dispatchEvent(event));
  });
}

/** The page is so high and scrolled so far, in a window of 1000 px. */
function scrollTo(scrollTop: number, scrollHeight: number) {
  vi.spyOn(document, 'scrollingElement', 'get').mockReturnValue({
    scrollTop,
    scrollHeight,
    clientHeight: 1000,
  } as Element);
  fireEvent.scroll(document);
}

function pointWith(pointer: 'coarse' | 'fine') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('EarlyAccess, by trigger', () => {
  it('needs no time of its own for `time`', async () => {
    await arrive({ trigger: 'time' });
    await pass(4999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();
  });

  it('waits for a drag to end', async () => {
    await arrive({ autoOpenMs: 5000 });
    await pass(4900);
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    await pass(10_000);
    expect(dialog()).toBeNull();
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    await pass(500);
    expect(dialog()).not.toBeNull();
  });

  it('waits for the page to stand still after a scroll', async () => {
    await arrive({ autoOpenMs: 5000 });
    for (let turn = 0; turn < 12; turn += 1) {
      await pass(600);
      fireEvent.scroll(document);
    }
    expect(dialog()).toBeNull();
    await pass(1500);
    expect(dialog()).not.toBeNull();
  });

  it('never opens by itself for `manual`, whatever the time', async () => {
    await arrive({ trigger: 'manual', autoOpenMs: 0 });
    await pass(5000);
    expect(dialog()).toBeNull();
  });

  it('opens when a mouse leaves through the top, not elsewhere', async () => {
    await arrive({ trigger: 'exit' });
    leaveAt(300);
    expect(dialog()).toBeNull();
    leaveAt(-2);
    expect(dialog()).not.toBeNull();
  });

  it('opens once for an exit', async () => {
    await arrive({ trigger: 'exit' });
    leaveAt(0);
    close();
    leaveAt(0);
    expect(dialog()).toBeNull();
  });

  it('lets an exit go that comes too soon, or while somebody types', async () => {
    await arrive({ trigger: 'exit', autoOpenMs: 1000 });
    leaveAt(0);
    await pass(1000);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    leaveAt(0);
    input.remove();
    await pass(5000);
    expect(dialog()).toBeNull();
    leaveAt(0);
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['opens when a finger flings the page up', [4000, 3900, 3800, 3600], 50, true],
    ['stays when the page is read upwards', [4000, 3990, 3980, 3970, 3960], 50, false],
    ['stays when the page is flung down', [1000, 2000, 3000], 50, false],
    ['stays when two slow moves are far apart', [4000, 3000, 2000], 400, false],
  ])('%s', async (_, tops, everyMs, opens) => {
    pointWith('coarse');
    await arrive({ trigger: 'exit' });
    fling(tops, everyMs);
    expect(dialog() !== null).toBe(opens);
  });

  it('takes no wheel for a fling', async () => {
    pointWith('fine');
    await arrive({ trigger: 'exit' });
    fling([4000, 3900, 3800, 3600], 50);
    expect(dialog()).toBeNull();
  });

  it.each([
    [undefined, 1500],
    [80, 2400],
  ])('opens %s percent down the page', async (scrollPercent, top) => {
    await arrive({ trigger: 'scroll', scrollPercent });
    scrollTo(top - 2, 4000);
    expect(dialog()).toBeNull();
    scrollTo(top, 4000);
    expect(dialog()).not.toBeNull();
  });

  it('stays closed on a page that has nowhere to scroll', async () => {
    await arrive({ trigger: 'scroll', scrollPercent: 1 });
    scrollTo(0, 1000);
    expect(dialog()).toBeNull();
  });

  it.each(['exit', 'scroll', 'time'] as const)(
    'hears nothing any more after `%s` was taken away',
    async (trigger) => {
      const { rerender } = await arrive({ trigger });
      rerender(<EarlyAccess apiBase="https://api.example.com" />);
      leaveAt(0);
      scrollTo(4000, 4000);
      await pass(5000);
      expect(dialog()).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('EarlyAccess, remembering that it was closed', () => {
  const remembering: EarlyAccessWidgetProps = { trigger: 'exit', rememberDismissal: 7 };

  async function dismiss() {
    const { unmount } = await arrive(remembering);
    leaveAt(0);
    close();
    await autoOpenLoads();
    unmount();
  }

  it('does not open by itself for so many days, and then again', async () => {
    await dismiss();
    vi.setSystemTime(START + 7 * DAY_MS - 1);
    const { unmount } = await arrive(remembering);
    leaveAt(0);
    expect(dialog()).toBeNull();
    unmount();
    vi.setSystemTime(START + 7 * DAY_MS);
    await arrive(remembering);
    leaveAt(0);
    expect(dialog()).not.toBeNull();
  });

  it('opens when it is asked to, whatever it remembers', async () => {
    await dismiss();
    await arrive({ ...remembering, open: true });
    expect(dialog()).not.toBeNull();
  });

  it('stores the moment under one key, and nothing where it is not told to remember', async () => {
    await arrive({ open: true });
    close();
    expect(localStorage).toHaveLength(0);
    cleanup();
    await dismiss();
    expect({ ...localStorage }).toEqual({ [DISMISSED_KEY]: `${START}` });
  });

  it("does not take the page's closing for the visitor's", async () => {
    const { rerender } = await arrive({ ...remembering, open: true });
    const closed = new Promise((resolve) => dialog()?.addEventListener('close', resolve));
    rerender(<EarlyAccess apiBase="https://api.example.com" {...remembering} open={false} />);
    await closed;
    await autoOpenLoads();
    expect(localStorage).toHaveLength(0);
  });
});
