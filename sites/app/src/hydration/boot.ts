import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { loadScript } from './load-script.ts';

/*
 * Runs inline at the end of a prerendered page. It holds all other script back until the largest picture is
 * painted, so that the picture has the line to itself, and repeats what was pressed before script came.
 */
const page = document.documentElement;
const { runtime = '', entry = '', ahead = '' } = document.currentScript?.dataset ?? {};
const hydratedRegions = new WeakSet<EventTarget>();
const chosen = new Map<HTMLInputElement, boolean>();
let pressed: HTMLElement | undefined;
let isStarted = false;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Asking for files, the runtime and the rest are a task each, so that a press is answered between them. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const href of ahead.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await nextTask();
  await loadScript(() => import(/* @vite-ignore */ runtime));
  await nextTask();
  await loadScript(() => import(/* @vite-ignore */ entry));
}

function startAfterPaint(): void {
  page.dataset.heroPicture = 'arrived';
  requestAnimationFrame(() => setTimeout(start));
}

function rememberReturning(): void {
  try {
    const keys = [LOCAL_STORAGE_KEYS.user, LOCAL_STORAGE_KEYS.styleTestCompleted];
    if (keys.some((key) => localStorage.getItem(key) !== null)) page.dataset.visitor = 'returning';
  } catch {
    // Storage is forbidden: a new visitor.
  }
}

const regionOf = (element: HTMLElement) => element.closest('[data-hydration-region]');

const isAsleep = (region: Element | null | undefined): region is Element =>
  region != null && !hydratedRegions.has(region);

// Before React: what it cannot answer yet, it stops.
document.addEventListener(
  'click',
  ({ target, isTrusted }) => {
    if (!isTrusted || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button:not([popovertarget])');
    if (!button || !isAsleep(regionOf(button))) return;
    pressed = button;
    start();
  },
  true,
);

// React answered the press by bringing the region to life for it; a press before that one is still to be repeated.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Node && pressed?.contains(target) && !isAsleep(regionOf(pressed)))
    pressed = undefined;
});

// A radio button or a check box that was pressed shows it, but nobody of ours has heard of it yet.
document.addEventListener(
  'change',
  ({ target }) => {
    const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    if (!isChoice || !isAsleep(regionOf(target))) return;
    chosen.set(target, target.checked);
    start();
  },
  true,
);

// Sent by the browser, a form would leave the page; pressing its button is repeated like any other press.
document.addEventListener(
  'submit',
  (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLElement) || !isAsleep(regionOf(target))) return;
    event.preventDefault();
    if (submitter) pressed = submitter;
    start();
  },
  true,
);

document.addEventListener('glow-hydrated', ({ target: region }) => {
  if (!region) return;
  hydratedRegions.add(region);
  // Not within the commit that brought the region to life.
  setTimeout(() => {
    for (const [input, checked] of chosen) {
      if (regionOf(input) !== region) continue;
      chosen.delete(input);
      input.checked = !checked; // a press that changes nothing is no change to anybody
      input.click();
    }
    if (!pressed || regionOf(pressed) !== region) return;
    pressed.click();
    pressed = undefined;
  });
});

rememberReturning();
const picture = document.querySelector<HTMLImageElement>('[data-largest-paint]');
if (picture) picture.decode().then(startAfterPaint, startAfterPaint);
else start();
