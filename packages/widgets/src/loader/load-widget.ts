import type { LoadableWidget } from './widget-table.ts';

/** A classic script knows its address; a module imports relative to its own. */
const script = document.currentScript as HTMLScriptElement | null;
const path = GLOW_ROOT;
const root = script?.src ? new URL(path, script.src).href : path;

const loads = new Map<string, Promise<unknown>>();

/** Where chunks come from; changes for good once the shared ones had to come from their copies. */
let folder = 'chunks';

const importAll = (names: readonly string[], query = '') =>
  names.map((name) => import(/* @vite-ignore */ `${root}${folder}/${name}.js${query}`));

/**
 * Most browsers remember a module that failed, so the next attempt needs other addresses: a query for a widget's
 * own chunk, and for the shared ones a folder of copies, which import each other. Where those failed too, such a
 * browser has them after a reload.
 */
async function request({ chunks }: LoadableWidget): Promise<void> {
  const failed = (await Promise.allSettled(importAll(chunks))).map(({ status }) => status === 'rejected');
  if (!failed.pop()) return; // the widget's own chunk comes last and brings the shared ones
  const isShared = failed.includes(true);
  if (isShared) folder = 'again';
  await Promise.all(isShared ? importAll(chunks) : importAll(chunks.slice(-1), `?${Date.now()}`));
}

function reportFailure(tag: string): void {
  const detail = { reason: 'load', message: `<${tag}> did not load.` };
  for (const element of document.querySelectorAll(tag)) {
    element.dispatchEvent(
      new CustomEvent('glow-error', { bubbles: true, composed: true, cancelable: true, detail }),
    );
  }
}

/**
 * Loads a widget's chunks, once more where one fails. When that fails too, its tags say `glow-error`, and a later
 * ask starts anew.
 */
export function loadWidget(tag: string, widget: LoadableWidget): Promise<unknown> {
  const load =
    loads.get(tag) ??
    request(widget).catch(() => {
      loads.delete(tag);
      reportFailure(tag);
    });
  loads.set(tag, load);
  return load;
}
