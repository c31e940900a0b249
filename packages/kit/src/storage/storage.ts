export type StorageArea = 'local' | 'session';

/** What became of a value: on disk, or held for the life of the page where the browser would not take it. */
export type WriteOutcome = 'stored' | 'held';

export interface SafeStorage {
  read(key: string): string | null;
  /** The parsed value; undefined where there is none or it is no JSON. What it holds is for the caller to check. */
  readJson(key: string): unknown;
  write(key: string, text: string): WriteOutcome;
  writeJson(key: string, value: unknown): WriteOutcome;
  remove(key: string): void;
  /** Calls back when the key changes here, in another copy of this code or in another tab; returns an unsubscribe function. */
  subscribe(key: string, listener: () => void): () => void;
}

/** Fired on the window for changes within one tab, for which the platform has no event. */
const CHANGE_EVENT = 'glow-storage';

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined; // full, forbidden, or no browser
  }
}

function createStorage(area: StorageArea): SafeStorage {
  const held = new Map<string, string>();
  const platform = () => (area === 'local' ? window.localStorage : window.sessionStorage);
  const announce = (key: string) =>
    attempt(() => window.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail: { area, key } })));

  const storage: SafeStorage = {
    read(key) {
      return held.get(key) ?? attempt(() => platform().getItem(key)) ?? null;
    },
    readJson(key) {
      const text = storage.read(key);
      return text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
    },
    write(key, text) {
      const stored = attempt(() => {
        platform().setItem(key, text);
        return true;
      });
      if (stored) held.delete(key);
      else held.set(key, text);
      announce(key);
      return stored ? 'stored' : 'held';
    },
    writeJson(key, value) {
      return storage.write(key, JSON.stringify(value));
    },
    remove(key) {
      held.delete(key);
      attempt(() => platform().removeItem(key));
      announce(key);
    },
    subscribe(key, listener) {
      const onHere = (event: Event) => {
        const { detail } = event as CustomEvent<{ area: StorageArea; key: string }>;
        if (detail.area === area && detail.key === key) listener();
      };
      // A null key: the whole area was cleared.
      const onElsewhere = (event: StorageEvent) => {
        const ours = attempt(platform);
        if (event.storageArea === ours && (event.key === key || event.key === null)) listener();
      };
      window.addEventListener(CHANGE_EVENT, onHere);
      window.addEventListener('storage', onElsewhere);
      return () => {
        window.removeEventListener(CHANGE_EVENT, onHere);
        window.removeEventListener('storage', onElsewhere);
      };
    },
  };
  return storage;
}

/** Local and session storage that never throw: full, forbidden or broken, a value lives as long as the page. */
export const localStore: SafeStorage = createStorage('local');
export const sessionStore: SafeStorage = createStorage('session');
