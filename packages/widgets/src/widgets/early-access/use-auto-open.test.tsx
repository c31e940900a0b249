import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyAccess } from './early-access.tsx';
import type { EarlyAccessWidgetProps } from './early-access.types.ts';
import { DISMISSED_KEY } from './use-auto-open.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 21);

const dialog = () => screen.queryByRole('dialog', { name: 'Get Early Access' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close early access signup' }));

function arrive(props: EarlyAccessWidgetProps) {
  const view = render(<EarlyAccess apiBase="https://api.example.com" {...props} />);
  pass(0);
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
  it('needs no time of its own for `time`', () => {
    arrive({ trigger: 'time' });
    pass(4999);
    expect(dialog()).toBeNull();
    pass(1);
    expect(dialog()).not.toBeNull();
  });

  it('waits for a drag to end', () => {
    arrive({ autoOpenMs: 5000 });
    pass(4900);
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    pass(10_000);
    expect(dialog()).toBeNull();
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    pass(500);
    expect(dialog()).not.toBeNull();
  });

  it('waits for the page to stand still after a scroll', () => {
    arrive({ autoOpenMs: 5000 });
    for (let turn = 0; turn < 12; turn += 1) {
      pass(600);
      fireEvent.scroll(document);
    }
    expect(dialog()).toBeNull();
    pass(1500);
    expect(dialog()).not.toBeNull();
  });

  it('never opens by itself for `manual`, whatever the time', () => {
    arrive({ trigger: 'manual', autoOpenMs: 0 });
    pass(5000);
    expect(dialog()).toBeNull();
  });

  it('opens when a mouse leaves through the top, not elsewhere', () => {
    arrive({ trigger: 'exit' });
    leaveAt(300);
    expect(dialog()).toBeNull();
    leaveAt(-2);
    expect(dialog()).not.toBeNull();
  });

  it('opens once for an exit', () => {
    arrive({ trigger: 'exit' });
    leaveAt(0);
    close();
    leaveAt(0);
    expect(dialog()).toBeNull();
  });

  it('lets an exit go that comes too soon, or while somebody types', () => {
    arrive({ trigger: 'exit', autoOpenMs: 1000 });
    leaveAt(0);
    pass(1000);
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    leaveAt(0);
    input.remove();
    pass(5000);
    expect(dialog()).toBeNull();
    leaveAt(0);
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['opens when a finger flings the page up', [4000, 3900, 3800, 3600], 50, true],
    ['stays when the page is read upwards', [4000, 3990, 3980, 3970, 3960], 50, false],
    ['stays when the page is flung down', [1000, 2000, 3000], 50, false],
    ['stays when two slow moves are far apart', [4000, 3000, 2000], 400, false],
  ])('%s', (_, tops, everyMs, opens) => {
    pointWith('coarse');
    arrive({ trigger: 'exit' });
    fling(tops, everyMs);
    expect(dialog() !== null).toBe(opens);
  });

  it('takes no wheel for a fling', () => {
    pointWith('fine');
    arrive({ trigger: 'exit' });
    fling([4000, 3900, 3800, 3600], 50);
    expect(dialog()).toBeNull();
  });

  it.each([
    [undefined, 1500],
    [80, 2400],
  ])('opens %s percent down the page', (scrollPercent, top) => {
    arrive({ trigger: 'scroll', scrollPercent });
    scrollTo(top - 2, 4000);
    expect(dialog()).toBeNull();
    scrollTo(top, 4000);
    expect(dialog()).not.toBeNull();
  });

  it('stays closed on a page that has nowhere to scroll', () => {
    arrive({ trigger: 'scroll', scrollPercent: 1 });
    scrollTo(0, 1000);
    expect(dialog()).toBeNull();
  });

  it.each(['exit', 'scroll', 'time'] as const)(
    'hears nothing any more after `%s` was taken away',
    (trigger) => {
      const { rerender } = arrive({ trigger });
      rerender(<EarlyAccess apiBase="https://api.example.com" />);
      leaveAt(0);
      scrollTo(4000, 4000);
      pass(5000);
      expect(dialog()).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});

describe('EarlyAccess, remembering that it was closed', () => {
  const remembering: EarlyAccessWidgetProps = { trigger: 'exit', rememberDismissal: 7 };

  function dismiss() {
    const { unmount } = arrive(remembering);
    leaveAt(0);
    close();
    unmount();
  }

  it('does not open by itself for so many days, and then again', () => {
    dismiss();
    vi.setSystemTime(START + 7 * DAY_MS - 1);
    const { unmount } = arrive(remembering);
    leaveAt(0);
    expect(dialog()).toBeNull();
    unmount();
    vi.setSystemTime(START + 7 * DAY_MS);
    arrive(remembering);
    leaveAt(0);
    expect(dialog()).not.toBeNull();
  });

  it('opens when it is asked to, whatever it remembers', () => {
    dismiss();
    arrive({ ...remembering, open: true });
    expect(dialog()).not.toBeNull();
  });

  it('stores the moment under one key, and nothing where it is not told to remember', () => {
    arrive({ open: true });
    close();
    expect(localStorage).toHaveLength(0);
    cleanup();
    dismiss();
    expect({ ...localStorage }).toEqual({ [DISMISSED_KEY]: `${START}` });
  });

  it("does not take the page's closing for the visitor's", () => {
    const { rerender } = arrive({ ...remembering, open: true });
    rerender(<EarlyAccess apiBase="https://api.example.com" {...remembering} open={false} />);
    expect(localStorage).toHaveLength(0);
  });
});
