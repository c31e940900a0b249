import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readInBatches } from './read-in-batches.ts';

const ROWS = 4500;

describe('readInBatches', () => {
  it('yields every row once, in order', async () => {
    const fetch = async (after: number | undefined, limit: number) => {
      const first = after === undefined ? 0 : after + 1;
      return Array.from({ length: Math.min(limit, ROWS - first) }, (_, index) => first + index);
    };
    const read: number[] = [];
    for await (const batch of readInBatches(fetch)) read.push(...batch);
    expect(read).toEqual(Array.from({ length: ROWS }, (_, index) => index));
  });

  it('fails where a later batch cannot be read, and only for who still reads', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const fetch = async (after: number | undefined, limit: number) => {
      if (after !== undefined) throw new Error('gone');
      return Array.from({ length: limit }, (_, index) => index);
    };
    const reading = readInBatches(fetch);
    expect((await reading.next()).done).toBe(false);
    await expect(reading.next()).rejects.toThrow('gone');
    const left = readInBatches(fetch);
    await left.next();
    await left.return(undefined);
    await delay(10);
    expect(unhandled).toEqual([]);
  });
});
