import { LOCAL_STORAGE_KEYS } from '@glow/api';

/*
 * Runs inline at the end of a prerendered page. It holds all other script back until the largest picture is
 * painted, so that the picture has the line to itself, and repeats what was pressed before script came.
 */
const page = document.documentElement;
const { runtime = '', entry = '', ahead = '' } = document.currentScript?.dataset ?? {};
const hydratedRegions = new WeakSet<EventTarget>();
let pressed: HTMLElement | undefined;
let isStarted = false;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The runtime is evaluated in a task of its own, so that a press is answered between it and the rest. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  for (const href of [entry, ...ahead.split(' ').filter(Boolean)]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import(/* @vite-ignore */ runtime);
  await nextTask();
  await import(/* @vite-ignore */ entry);
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

document.addEventListener('click', ({ target, isTrusted }) => {
  if (!isTrusted || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button:not([popovertarget])');
  const region = button && regionOf(button);
  if (!region || hydratedRegions.has(region)) return;
  pressed = button;
  start();
});

// Sent by the browser, a form would leave the page; pressing its button is repeated like any other press.
document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  const region = target instanceof HTMLElement && regionOf(target);
  if (!region || hydratedRegions.has(region)) return;
  event.preventDefault();
  if (submitter) pressed = submitter;
  start();
});

document.addEventListener('glow-hydrated', ({ target }) => {
  if (!target) return;
  hydratedRegions.add(target);
  if (!pressed || regionOf(pressed) !== target) return;
  pressed.click();
  pressed = undefined;
});

rememberReturning();
const picture = document.querySelector<HTMLImageElement>('[data-largest-paint]');
if (picture) picture.decode().then(startAfterPaint, startAfterPaint);
else start();
