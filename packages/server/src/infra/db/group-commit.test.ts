import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

describe('createGroupCommit', () => {
  it('writes what comes in one turn of the event loop with one call', async () => {
    const written: (readonly number[])[] = [];
    const store = createGroupCommit<number>(async (items) => void written.push(items));
    await Promise.all([store(1), store(2), store(3)]);
    await store(4);
    expect(written).toEqual([[1, 2, 3], [4]]);
  });

  it('resolves only when the write is done', async () => {
    const { promise: written, resolve: finish } = Promise.withResolvers<void>();
    const store = createGroupCommit<number>(() => written);
    let state: 'open' | 'stored' = 'open';
    const stored = store(1).then(() => {
      state = 'stored';
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(state).toBe('open');
    finish();
    await stored;
    expect(state).toBe('stored');
  });

  it('lets an item that cannot be stored fail alone', async () => {
    const written: number[] = [];
    const store = createGroupCommit<number>(async (items) => {
      if (items.includes(2)) throw new Error('Two cannot be stored.');
      written.push(...items);
    });
    const outcomes = await Promise.allSettled([store(1), store(2), store(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual([1, 3]);
  });

  it('writes no more than a hundred items with one call', async () => {
    const sizes: number[] = [];
    const store = createGroupCommit<number>(async (items) => void sizes.push(items.length));
    await Promise.all(Array.from({ length: 250 }, (_, item) => store(item)));
    expect(sizes).toEqual([100, 100, 50]);
  });
});
