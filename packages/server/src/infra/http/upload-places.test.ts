import { describe, expect, it } from 'vitest';
import { createUploadPlaces } from './upload-places.ts';

function requestOf() {
  const client = new AbortController();
  return { signal: client.signal, leave: () => client.abort() };
}

/** Whether it was let in by now. */
async function isIn(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);
}

describe('createUploadPlaces', () => {
  it('lets four in, twelve wait, and sends the others away for five seconds', async () => {
    const places = createUploadPlaces();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await places.take(request);
    const waiting = Array.from({ length: 12 }, () => places.take(requestOf()));
    await expect(places.take(requestOf())).rejects.toMatchObject({ code: 'unavailable', retryAfterMs: 5000 });
    expect(await Promise.all(waiting.map(isIn))).toEqual(Array(12).fill(false));
  });

  it('gives a free place to the one that waited longest', async () => {
    const places = createUploadPlaces();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await places.take(request);
    const [second, third] = [places.take(requestOf()), places.take(requestOf())];
    for (const request of first.slice(0, 1)) {
      places.free(request);
      places.free(request);
    }
    expect([await isIn(second), await isIn(third)]).toEqual([true, false]);
  });

  it('forgets one that goes away while it waits', async () => {
    const places = createUploadPlaces();
    const first = Array.from({ length: 4 }, requestOf);
    for (const request of first) await places.take(request);
    const leaver = requestOf();
    const left = places.take(leaver);
    const next = places.take(requestOf());
    leaver.leave();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    for (const request of first.slice(0, 1)) places.free(request);
    expect(await isIn(next)).toBe(true);
  });
});
