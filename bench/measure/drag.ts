import type { CDPSession, Page } from '@playwright/test';

export const DRAG_PX = 216;
const FRAME_MS = 1000 / 60;
const STEPS = 24;
/** A frame that took longer than this came late at 60 Hz. */
const LATE_MS = 25;

/** What a drag costs the main thread, in ms: of script, and of everything. */
export interface DragCost {
  readonly scriptMs: number;
  readonly taskMs: number;
}

/** What a drag looks like. */
export interface DragSight {
  readonly frames: number;
  readonly lateFrames: number;
  /** Largest distance between the pointer and where it took the card, at a frame after the first moves. */
  readonly lagPx: number;
}

interface Watch {
  intervals: number[];
  lags: number[];
}

async function durations(devtools: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: of('ScriptDuration'), task: of('TaskDuration') };
}

/** Watches each frame from a press to its release; `card` finds the card that the press took. */
function watchFrames(card: string): void {
  const find = (root: ParentNode): Element | undefined => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(card)) return element;
      const inside = element.shadowRoot && find(element.shadowRoot);
      if (inside) return inside;
    }
    return undefined;
  };
  addEventListener(
    'pointerdown',
    ({ clientX: startX }) => {
      const watch: Watch = { intervals: [], lags: [] };
      const taken = find(document);
      let pointerX = startX;
      let last = performance.now();
      const move = (event: PointerEvent) => {
        pointerX = event.clientX;
      };
      addEventListener('pointermove', move, true);
      const frame = () => {
        const now = performance.now();
        watch.intervals.push(now - last);
        last = now;
        // After every other callback of this frame, so that what they wrote is seen.
        queueMicrotask(() => {
          const { m41 } = new DOMMatrix(taken ? getComputedStyle(taken).transform : 'none');
          watch.lags.push(Math.abs(pointerX - startX - m41));
        });
        id = requestAnimationFrame(frame);
      };
      let id = requestAnimationFrame(frame);
      const end = () => {
        cancelAnimationFrame(id);
        removeEventListener('pointermove', move, true);
        Object.assign(window, { watch });
      };
      addEventListener('pointerup', end, { capture: true, once: true });
    },
    true,
  );
}

/** Makes a page ready for `seeDrag`; before its navigation. */
export async function prepareSight(page: Page, card: string): Promise<void> {
  await page.addInitScript(watchFrames, card);
}

export interface Drag {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly at: { readonly x: number; readonly y: number };
  /** To the left or to the right. */
  readonly sign: 1 | -1;
}

/** One drag at 60 Hz through the browser's input pipeline, until the next card lies on top. */
async function drag({ page, devtools, at, sign }: Drag): Promise<void> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: at.y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', at.x);
  let due = performance.now();
  for (let step = 1; step <= STEPS; step += 1) {
    due += FRAME_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    await mouse('mouseMoved', at.x + (sign * DRAG_PX * step) / STEPS);
  }
  await mouse('mouseReleased', at.x + sign * DRAG_PX);
  await page.waitForTimeout(600);
}

/** The cost of a drag on a page that nothing watches. */
export async function costOfDrag(one: Drag): Promise<DragCost> {
  const before = await durations(one.devtools);
  await drag(one);
  const after = await durations(one.devtools);
  return { scriptMs: after.script - before.script, taskMs: after.task - before.task };
}

/** Resolves to what a drag looks like on a page that `prepareSight` prepared. */
export async function seeDrag(one: Drag): Promise<DragSight> {
  await drag(one);
  const watch = await one.page.evaluate(() => (window as unknown as { watch: Watch }).watch);
  return {
    frames: watch.intervals.length,
    lateFrames: watch.intervals.slice(1).filter((ms) => ms > LATE_MS).length,
    lagPx: Math.max(...watch.lags.slice(3)),
  };
}
