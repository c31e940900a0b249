import { localStore } from '@glow/kit/storage';
import { deepActiveElement } from '#shared/page.ts';
import { isLookPending, LOOK_EVENTS, trackLookEvent } from '#shared/widget-events.ts';
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

/** Tracks pending looks of other copies of Glow on the document. */
function watchPendingLooks(signal: AbortSignal): void {
  const note = (event: Event) => trackLookEvent(event.type, event.target);
  for (const name of LOOK_EVENTS) document.addEventListener(name, note, { signal });
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

/** Returns what tells whether a pointer is down, such as in a drag, or the page has just been scrolled. */
function watchHands(signal: AbortSignal): () => boolean {
  const options = { signal, passive: true, capture: true };
  const pointers = new Set<number>();
  let scrolledAtMs = 0;
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  document.addEventListener('pointerdown', ({ pointerId }) => pointers.add(pointerId), options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  document.addEventListener('scroll', () => (scrolledAtMs = Date.now()), options);
  return () => pointers.size > 0 || Date.now() - scrolledAtMs < CALM_AFTER_SCROLL_MS;
}

/** A fling of the page towards its top: so many px per ms, over at least so many ms. */
const FLING_PX_PER_MS = 1.5;
const FLING_MIN_MS = 80;
/** Two scrolls with a longer pause between them are not one movement. */
const PAUSE_MS = 200;

/**
 * Calls back when the visitor seems about to leave: a mouse goes out through the top of the window, or, where
 * fingers point, the page is flung up.
 */
function watchExit(signal: AbortSignal, onExit: () => void): void {
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
}

/**
 * Calls back at every scroll beyond a share of the page.
 * @param percent Of the scrollable height, 1 to 100.
 */
function watchScroll(percent: number, signal: AbortSignal, onReached: () => void): void {
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
    const wayPx = scrollHeight - clientHeight;
    // A pixel for browsers that round the end of the way.
    if (wayPx > 0 && scrollTop + 1 >= (wayPx * percent) / 100) onReached();
  };
  document.addEventListener('scroll', onScroll, { signal, passive: true });
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
 * Opens when the trigger has come and no look is being generated, no other modal is open and nobody types. A time that
 * comes too soon waits for that, and for a drag or a scroll to end; an exit or a scroll that does is let go, for the
 * next.
 * @param due Before it, no trigger counts.
 */
export function openAtTrigger(
  { trigger, scrollPercent, rememberDays }: AutoOpening,
  due: Promise<void>,
  signal: AbortSignal,
  open: () => void,
): void {
  if (signal.aborted) return;
  watchPendingLooks(signal);
  const areHandsBusy = watchHands(signal);
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const openOr = (wait: () => void, isBadMoment = false) => {
    if (wasDismissedWithin(rememberDays)) return;
    if (isBadMoment || isLookPending() || isVisitorBusy()) wait();
    else open();
  };
  const openOrIgnore = () => openOr(() => {});
  const openOrWait = () =>
    openOr(() => {
      timer = setTimeout(openOrWait, RECHECK_MS);
    }, areHandsBusy());
  due.then(() => {
    if (signal.aborted) return;
    if (trigger === 'exit') watchExit(signal, openOrIgnore);
    else if (trigger === 'scroll') watchScroll(scrollPercent, signal, openOrIgnore);
    else openOrWait();
  });
}
