import type { LoadableWidget } from './widget-table.ts';

/** A classic script knows its address; a module imports relative to its own. */
const script = document.currentScript as HTMLScriptElement | null;
const path = GLOW_ROOT;
const root = script?.src ? new URL(path, script.src).href : path;

const loads = new Map<string, Promise<unknown>>();

function request(folder: string, { chunks }: LoadableWidget): Promise<unknown> {
  return Promise.all(chunks.map((chunk) => import(/* @vite-ignore */ `${root}${folder}/${chunk}`)));
}

function reportFailure(tag: string): void {
  const detail = { reason: 'load', message: `The files of <${tag}> did not arrive.` };
  for (const element of document.querySelectorAll(tag)) {
    element.dispatchEvent(
      new CustomEvent('glow-error', { bubbles: true, composed: true, cancelable: true, detail }),
    );
  }
}

/**
 * Loads a widget's chunks, twice at most: browsers remember a module that failed, so the second time they come
 * from copies at another address. When that fails too, its tags say `glow-error`, and a later ask starts anew.
 */
export function loadWidget(tag: string, widget: LoadableWidget): Promise<unknown> {
  const load =
    loads.get(tag) ??
    request('chunks', widget)
      .catch(() => request('again', widget))
      .catch(() => {
        loads.delete(tag);
        reportFailure(tag);
      });
  loads.set(tag, load);
  return load;
}
