import { localStore } from '@glow/kit/storage';

/** What an entry of browser storage means, as React's external stores ask for it. */
export interface StoredValue<Value> {
  /** Returns the same object as long as the entry is the same text. */
  read(): Value;
  /** Calls back when the entry changes, in this tab or another; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store over an entry. `parse` reads the entry; it is called once for each text. */
export function storedValue<Value>(key: string, parse: () => Value): StoredValue<Value> {
  let latest: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    read() {
      const text = localStore.read(key);
      if (latest?.text !== text) latest = { text, value: parse() };
      return latest.value;
    },
    subscribe: (listener) => localStore.subscribe(key, listener),
  };
}
