import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureReady } from './look-picture.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('pictureReady', () => {
  function waitForPicture(decode: () => Promise<void>) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode);
    const abort = new AbortController();
    const ready = vi.fn();
    void pictureReady({ src: '' }, abort.signal).then(ready);
    return { abort, ready };
  }

  const never = () => new Promise<void>(() => {});

  it('comes when the picture can be drawn', async () => {
    const { ready } = waitForPicture(() => Promise.resolve());
    await expect.poll(() => ready).toHaveBeenCalledOnce();
  });

  it('comes when the picture cannot be had', async () => {
    const { ready } = waitForPicture(() => Promise.reject(new DOMException('broken', 'EncodingError')));
    await expect.poll(() => ready).toHaveBeenCalledOnce();
  });

  it('comes after the longest wait and not before', async () => {
    const { ready } = waitForPicture(never);
    await vi.advanceTimersByTimeAsync(7999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind when nobody waits any more', () => {
    const { abort } = waitForPicture(never);
    abort.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
