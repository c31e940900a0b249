/** What the loader knows of a widget before its chunk loads; written into it by the build. */
export interface LoadableWidget {
  /** Files of what the widget is made of, without `.js`, its own first. */
  readonly chunks: readonly [own: string, ...shared: string[]];
  /** How long its own chunk has the line to itself, in ms. Default: 0. */
  readonly aheadMs?: number;
  /** Absent: the tag's coming near the viewport asks for the widget. */
  readonly far?: true;
  /** Attributes whose presence asks for the widget at once. */
  readonly asks?: readonly string[];
  /** Invoker command → method. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** Values that the build puts in place, each read once, since each reading is a copy. */
declare global {
  const GLOW_WIDGETS: Readonly<Record<string, LoadableWidget>>;
  /** Style rules that hold the place of tags not yet there. */
  const GLOW_PLACEHOLDER_CSS: string;
  /** From the loader's folder to that of the chunks, such as `./`. */
  const GLOW_ROOT: string;
}

export const WIDGETS = GLOW_WIDGETS;

/** A classic script knows its address; a module imports relative to its own. */
const script = document.currentScript as HTMLScriptElement | null;
const path = GLOW_ROOT;
const root = script?.src ? new URL(path, script.src).href : path;

const loads = new Map<string, Promise<unknown>>();

/** Where chunks come from; changes for good once the shared ones had to come from their copies. */
let folder = 'chunks';

/** Returns whether the chunk came. */
const arrives = (name: string, query = ''): Promise<boolean> =>
  import(/* @vite-ignore */ `${root}${folder}/${name}.js${query}`).then(
    () => true,
    () => false,
  );

const allArrive = async (chunks: readonly string[]) =>
  !(await Promise.all(chunks.map((name) => arrives(name)))).includes(false);

/**
 * Most browsers remember a module that failed, so the next attempt needs other addresses: a query for a widget's
 * own chunk, and for the shared ones a folder of copies, which import each other. Where those failed too, such a
 * browser has them after a reload.
 */
async function request({ chunks, aheadMs }: LoadableWidget): Promise<boolean> {
  const [own, ...shared] = chunks;
  setTimeout(allArrive, aheadMs, shared);
  if (await arrives(own)) return true; // it brings the shared ones
  if (await allArrive(shared)) return arrives(own, `?${Date.now()}`);
  folder = 'again';
  return allArrive(chunks);
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
    request(widget).then((came) => {
      if (came) return;
      loads.delete(tag);
      reportFailure(tag);
    });
  loads.set(tag, load);
  return load;
}
