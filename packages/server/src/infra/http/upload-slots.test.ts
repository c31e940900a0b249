import { describe, expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

function requestOf() {
  const client = new AbortController();
  return { signal: client.signal, leave: () => client.abort() };
}

/** Whether it was let in by now. */
async function isIn(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);
}

describe('createUploadSlots', () => {
  it('lets four in, twelve wait, and sends the others away for five seconds', async () => {
    const slots = createUploadSlots();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await slots.acquire(request);
    const waiting = Array.from({ length: 12 }, () => slots.acquire(requestOf()));
    await expect(slots.acquire(requestOf())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterMs: 5000,
    });
    expect(await Promise.all(waiting.map(isIn))).toEqual(Array(12).fill(false));
  });

  it('returns a free place to the one that waited longest', async () => {
    const slots = createUploadSlots();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await slots.acquire(request);
    const [second, third] = [slots.acquire(requestOf()), slots.acquire(requestOf())];
    for (const request of first.slice(0, 1)) {
      slots.release(request);
      slots.release(request);
    }
    expect([await isIn(second), await isIn(third)]).toEqual([true, false]);
  });

  it('drops one that disconnects while it waits', async () => {
    const slots = createUploadSlots();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await slots.acquire(request);
    const leaver = requestOf();
    const left = slots.acquire(leaver);
    const next = slots.acquire(requestOf());
    leaver.leave();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    for (const request of first.slice(0, 1)) slots.release(request);
    expect(await isIn(next)).toBe(true);
  });
});
