/** What the loader knows of a widget before its chunk loads; written into it by the build. */
export interface LoadableWidget {
  /** Hash in the name of its own chunk, `<tag>-<hash>`. */
  readonly own: string;
  /** Names of the chunks that its own one imports. */
  readonly shared: readonly string[];
  /** Of the first widget: how long its own chunk has the line to itself. */
  readonly aheadMs?: number;
  /** Selector of tags that ask for the widget at once, and alone do. Absent: coming near the viewport asks too. */
  readonly asks?: string;
  /** Invoker command → method. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** Values that the build puts in place, each read once, since each reading is a copy. */
declare global {
  const GLOW_WIDGETS: Readonly<Record<string, LoadableWidget>>;
  /** Names of chunks, without `.js`: what only the further widgets share, what helps in trouble. */
  const GLOW_VISIT: string;
  const GLOW_RESCUE: string;
  /** Style rules that hold the place of tags not yet there. */
  const GLOW_PLACEHOLDER_CSS: string;
  /** Attributes whose change may ask for a widget. */
  const GLOW_ATTRIBUTES: readonly string[];
  /** Of the package that the embed was built from. */
  const GLOW_VERSION: string;
  /** From the loader's folder to that of the chunks, such as `./`. */
  const GLOW_ROOT: string;
}

export const WIDGETS = GLOW_WIDGETS;

/** A classic script knows its address; a module imports relative to its own. */
const script = document.currentScript as HTMLScriptElement | null;
const path = GLOW_ROOT;
const root = script?.src ? new URL(path, script.src) : path;

const loads = new Map<string, Promise<unknown>>();

export const ignore = () => {};
const importChunk = (name: string) => import(/* @vite-ignore */ `${root}chunks/${name}.js`);

/** Loads what tries once more where a chunk failed, and what says on the page why a widget does not show. */
export const importRescue = (): Promise<typeof import('./rescue.ts')> => importChunk(GLOW_RESCUE);

async function request(tag: string, { own, shared, aheadMs }: LoadableWidget): Promise<void> {
  const name = `${tag}-${own}`;
  const load = (chunk: string) => importChunk(chunk).catch(ignore);
  const loadShared = () => shared.map(load);
  aheadMs ? setTimeout(loadShared, aheadMs) : loadShared();
  await importChunk(name) // it brings the shared ones
    .catch(async () => (await importRescue()).tryAgain(name, shared));
  const firstViewMs = 1000; // a further widget shows by then; what only later ones wait for comes behind it
  if (!aheadMs) setTimeout(load, firstViewMs, GLOW_VISIT);
}

/**
 * Loads an element's widget, its chunks once more where one fails. When that fails too, the element says `glow-error`, and
 * a later ask starts anew.
 */
export function loadWidget(element: Element): Promise<unknown> {
  const tag = element.localName;
  const load = loads.get(tag) ?? request(tag, WIDGETS[tag] as LoadableWidget);
  loads.set(tag, load);
  return load.catch(() => {
    loads.delete(tag);
    const detail = { reason: 'load', message: `<${tag}> did not load.` };
    element.dispatchEvent(
      new CustomEvent('glow-error', { bubbles: true, composed: true, cancelable: true, detail }),
    );
  });
}
