import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const MANY = 10;

describe('createGroupCommit', () => {
  it('writes what comes in one turn of the event loop with one call', async () => {
    const written: (readonly number[])[] = [];
    const store = createGroupCommit<number>(async (items) => void written.push(items), MANY);
    await Promise.all([store(1), store(2), store(3)]);
    await store(4);
    expect(written).toEqual([[1, 2, 3], [4]]);
  });

  it('resolves only when the write is done', async () => {
    const { promise: written, resolve: finish } = Promise.withResolvers<void>();
    const store = createGroupCommit<number>(() => written, MANY);
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
    }, MANY);
    const outcomes = await Promise.allSettled([store(1), store(2), store(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual([1, 3]);
  });

  it('writes no more than a hundred items with one call', async () => {
    const sizes: number[] = [];
    const store = createGroupCommit<number>(async (items) => void sizes.push(items.length), MANY);
    await Promise.all(Array.from({ length: 250 }, (_, item) => store(item)));
    expect(sizes).toEqual([100, 100, 50]);
  });

  it('keeps what comes while as many writes run as may, for the next one', async () => {
    const written: (readonly number[])[] = [];
    const finish: (() => void)[] = [];
    const writeAll = (items: readonly number[]) => {
      written.push(items);
      return new Promise<void>((resolve) => void finish.push(resolve));
    };
    const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const store = createGroupCommit<number>(writeAll, 1);
    const stored = [store(1)];
    await turn();
    stored.push(store(2));
    await turn();
    stored.push(store(3));
    await turn();
    expect(written).toEqual([[1]]);
    finish[0]?.();
    await turn();
    expect(written).toEqual([[1], [2, 3]]);
    finish[1]?.();
    await Promise.all(stored);
  });
});
