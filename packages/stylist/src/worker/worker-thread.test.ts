import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WorkerThread } from './worker-thread.ts';

interface Request {
  readonly hangUnlessThere?: string;
  readonly exit?: number;
  readonly watched?: true;
}

const HANG_ONCE = new URL('./testing/hang-once.worker.ts', import.meta.url);

describe('WorkerThread', () => {
  let folder: string;
  let thread: WorkerThread<Request, Request>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glow-worker-'));
    thread = new WorkerThread(HANG_ONCE, { name: 'test', timeLimitMs: 5000 });
  });
  afterEach(async () => {
    await thread.stop();
    await rm(folder, { recursive: true });
  });

  it('ends a worker that hangs, says so, and answers the next request with a new one', async () => {
    const request = { hangUnlessThere: join(folder, 'hung') };
    await expect(thread.run(request)).rejects.toMatchObject({
      name: 'WorkerFailedError',
      failure: 'timed-out',
      message: 'The test worker did not answer within 5000 ms',
    });
    await expect(thread.run(request)).resolves.toEqual(request);
  });

  it('takes no report of `node --watch` for the answer', async () => {
    await expect(thread.run({ watched: true })).resolves.toEqual({ watched: true });
  });

  it('says that a worker ended, and answers the next request with a new one', async () => {
    await expect(thread.run({ exit: 3 })).rejects.toMatchObject({
      failure: 'crashed',
      message: 'The test worker stopped with code 3',
    });
    await expect(thread.run({})).resolves.toEqual({});
  });
});
