import { localStore } from '@glow/kit/storage';
import { useEffect } from 'react';
import { deepActiveElement } from '#shared/page.ts';
import { isLookPending, LOOK_EVENTS, trackLookEvent } from '#shared/widget-events.ts';
import { useLatest } from '#shared/widget-hooks.ts';
import type { EarlyAccessTrigger } from './early-access.types.ts';

/** In local storage: when the visitor closed the modal, in ms. Written only where `remember-dismissal` is set. */
export const DISMISSED_KEY = 'glow.earlyAccessDismissed';

const DAY_MS = 24 * 60 * 60 * 1000;

export function rememberDismissal(): void {
  localStore.write(DISMISSED_KEY, `${Date.now()}`);
}

/** Returns whether the visitor closed the modal within so many days. */
function wasDismissedWithin(days: number): boolean {
  const at = Number(localStore.read(DISMISSED_KEY));
  return at > 0 && Date.now() - at < days * DAY_MS;
}

/** Tracks pending looks of other copies of Glow on the document. Returns an unsubscribe function. */
function watchPendingLooks(): () => void {
  const note = (event: Event) => trackLookEvent(event.type, event.target);
  for (const name of LOOK_EVENTS) document.addEventListener(name, note);
  return () => {
    for (const name of LOOK_EVENTS) document.removeEventListener(name, note);
  };
}

const MODALS = ':modal, [aria-modal="true"]';
/** A frame counts as typing: what happens in it cannot be seen. */
const TYPING_PLACES =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range]), textarea, select, iframe';

/** Returns whether a dialog that came by itself would cover another one or take the focus from someone typing. */
function isVisitorBusy(): boolean {
  const focused = deepActiveElement();
  const isTyping = focused?.matches(TYPING_PLACES) || (focused as HTMLElement | null)?.isContentEditable;
  if (isTyping || focused?.closest(MODALS)) return true;
  return [...document.querySelectorAll(MODALS)].some((modal) => modal.checkVisibility());
}

/** The page stands still so long after a scroll before a dialog may come over it. */
const CALM_AFTER_SCROLL_MS = 800;

interface Hands {
  /** Whether a pointer is down, such as in a drag, or the page has just been scrolled. */
  readonly areBusy: () => boolean;
  readonly unwatch: () => void;
}

function watchHands(): Hands {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  const pointers = new Set<number>();
  let scrolledAtMs = 0;
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  document.addEventListener('pointerdown', ({ pointerId }) => pointers.add(pointerId), options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  document.addEventListener('scroll', () => (scrolledAtMs = Date.now()), options);
  return {
    areBusy: () => pointers.size > 0 || Date.now() - scrolledAtMs < CALM_AFTER_SCROLL_MS,
    unwatch: () => listening.abort(),
  };
}

/** A fling of the page towards its top: so many px per ms, over at least so many ms. */
const FLING_PX_PER_MS = 1.5;
const FLING_MIN_MS = 80;
/** Two scrolls with a longer pause between them are not one movement. */
const PAUSE_MS = 200;

/**
 * Calls back when the visitor seems about to leave: a mouse goes out through the top of the window, or, where
 * fingers point, the page is flung up. Returns an unsubscribe function.
 */
function watchExit(onExit: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const page = document.documentElement;
  page.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && onExit(), { signal });

  let start = { top: window.scrollY, at: 0 };
  let last = start;
  const onScroll = ({ timeStamp }: Event) => {
    const now = { top: window.scrollY, at: timeStamp };
    if (now.top >= last.top || now.at - last.at > PAUSE_MS) start = now;
    last = now;
    const ms = now.at - start.at;
    if (ms < FLING_MIN_MS || start.top - now.top < ms * FLING_PX_PER_MS) return;
    start = now;
    onExit();
  };
  if (matchMedia('(pointer: coarse)').matches) {
    document.addEventListener('scroll', onScroll, { signal, passive: true });
  }
  return () => listening.abort();
}

/**
 * Calls back at every scroll beyond a share of the page.
 * @param percent Of the scrollable height, 1 to 100.
 * @returns An unsubscribe function.
 */
function watchScroll(percent: number, onReached: () => void): () => void {
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
    const wayPx = scrollHeight - clientHeight;
    // A pixel for browsers that round the end of the way.
    if (wayPx > 0 && scrollTop + 1 >= (wayPx * percent) / 100) onReached();
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  return () => document.removeEventListener('scroll', onScroll);
}

/** How long to wait before looking again whether the moment has come. */
export const RECHECK_MS = 500;

export interface AutoOpening {
  readonly trigger: EarlyAccessTrigger;
  /** Not before so many ms after it is mounted. */
  readonly delayMs: number;
  /** For `scroll`: how much of the way down the page, 1 to 100. */
  readonly scrollPercent: number;
  /** Not within so many days after the visitor closed it; 0: that is not remembered. */
  readonly rememberDays: number;
}

/**
 * Opens once, when its trigger and its time have come and no look is being generated, no other modal is open and
 * nobody types. A time that comes too soon waits for that, and for a drag or a scroll to end; an exit or a scroll that does is let go, for the next.
 * Leaving the page or `wanted` turning false cancels it.
 */
export function useAutoOpen(opening: AutoOpening, wanted: boolean, open: () => void): void {
  const { trigger, delayMs, scrollPercent, rememberDays } = opening;
  const openRef = useLatest(open);
  useEffect(() => {
    if (trigger === 'manual' || !wanted) return;
    const unwatchLooks = watchPendingLooks();
    const hands = watchHands();
    let stopTrigger = () => {};
    const openOr = (wait: () => void, isBadMoment = false) => {
      if (wasDismissedWithin(rememberDays)) return;
      if (isBadMoment || isLookPending() || isVisitorBusy()) wait();
      else openRef.current();
    };
    const ignore = () => {};
    const openOrWait = () =>
      openOr(() => {
        timer = setTimeout(openOrWait, RECHECK_MS);
      }, hands.areBusy());
    const start = () => {
      if (trigger === 'exit') stopTrigger = watchExit(() => openOr(ignore));
      else if (trigger === 'scroll') stopTrigger = watchScroll(scrollPercent, () => openOr(ignore));
      else openOrWait();
    };
    let timer = setTimeout(start, delayMs);
    return () => {
      clearTimeout(timer);
      stopTrigger();
      unwatchLooks();
      hands.unwatch();
    };
  }, [trigger, delayMs, scrollPercent, rememberDays, wanted, openRef]);
}
