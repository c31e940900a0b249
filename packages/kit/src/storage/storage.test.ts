import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './storage.ts';

const KEY = 'glow.test';

afterEach(() => {
  vi.restoreAllMocks();
  localStore.remove(KEY);
  sessionStore.remove(KEY);
});

function breakStorage(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

describe('localStore', () => {
  it('keeps a value in the browser', () => {
    expect(localStore.write(KEY, 'a')).toBe('stored');
    expect(window.localStorage.getItem(KEY)).toBe('a');
    expect(localStore.read(KEY)).toBe('a');
  });

  it('holds a value for the life of the page when the storage is full', () => {
    breakStorage('setItem');
    expect(localStore.write(KEY, 'b')).toBe('held');
    expect(localStore.read(KEY)).toBe('b');
  });

  it('goes back to the browser when there is room again', () => {
    breakStorage('setItem');
    localStore.write(KEY, 'c');
    vi.restoreAllMocks();
    localStore.write(KEY, 'd');
    window.localStorage.setItem(KEY, 'e');
    expect(localStore.read(KEY)).toBe('e');
  });

  it('reads nothing from a storage that is forbidden', () => {
    breakStorage('getItem');
    expect(localStore.read(KEY)).toBeNull();
  });

  it('reads no value from text that is no JSON', () => {
    window.localStorage.setItem(KEY, '{"a":');
    expect(localStore.readJson(KEY)).toBeUndefined();
  });

  it('gives back the value that was written as JSON', () => {
    localStore.writeJson(KEY, { names: ['Déjà vu 🧥'] });
    expect(localStore.readJson(KEY)).toEqual({ names: ['Déjà vu 🧥'] });
  });

  it('tells of a change in the same tab, of this key and area alone', () => {
    const listener = vi.fn();
    const stop = localStore.subscribe(KEY, listener);
    localStore.write(KEY, 'a');
    localStore.remove(KEY);
    localStore.write('glow.other', 'a');
    sessionStore.write(KEY, 'a');
    stop();
    localStore.write(KEY, 'b');
    localStore.remove('glow.other');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('tells of a change in another tab', () => {
    const listener = vi.fn();
    const stop = localStore.subscribe(KEY, listener);
    const storageArea = window.localStorage;
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: window.sessionStorage }));
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
