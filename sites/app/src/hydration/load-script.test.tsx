import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const missing = () => Promise.reject(new TypeError('error loading dynamically imported module'));

afterEach(() => vi.useRealTimers());

describe('loadScript', () => {
  it('gives what was loaded', async () => {
    expect(await loadScript(async () => 'a page')).toBe('a page');
  });

  it('says that a script did not come', async () => {
    vi.useFakeTimers();
    const outcome = expect(loadScript(missing)).rejects.toThrow('error loading');
    await vi.runAllTimersAsync();
    await outcome;
  });

  it('says nothing of a page that is left meanwhile', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    loadScript(missing).then(settled, settled);
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event('pagehide'));
    await vi.runAllTimersAsync();
    expect(settled).not.toHaveBeenCalled();
  });
});
