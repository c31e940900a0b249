import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { Statement } from './sqlite-statements.ts';

export interface WriterData {
  readonly file: string;
  readonly busyTimeoutMs: number;
}

/** An error crosses to another thread without its codes, so they travel beside its message. */
export type WriterAnswer =
  | { readonly result: QueryResult<unknown> }
  | { readonly error: { message: string; code?: string | undefined; errcode?: number | undefined } };

export interface SqliteWriter {
  /** Runs one statement; the next one is sent when this one has settled. Rejects with SQLite's error. */
  run(statement: Statement): Promise<QueryResult<unknown>>;
  close(): Promise<void>;
}

const WORKER_FILE = new URL('./sqlite-writer.worker.ts', import.meta.url);

/**
 * Runs statements on a thread and a connection of their own: a commit waits for the disk, and would hold up every
 * other request if it waited on the thread that answers. The thread starts with the first statement.
 */
export function createSqliteWriter(data: WriterData): SqliteWriter {
  let state: 'open' | 'closed' = 'open';
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(WORKER_FILE, { name: 'sqlite-writer', workerData: data });
    started.unref();
    started.on('error', () => {}); // The statement in progress reports it.
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  return {
    async run(statement) {
      if (state === 'closed') throw new Error('The database is closed');
      worker ??= start();
      worker.ref();
      try {
        const answer = await nextAnswer(worker, statement);
        if ('result' in answer) return answer.result;
        const { message, ...codes } = answer.error;
        throw Object.assign(new Error(message), codes);
      } finally {
        worker?.unref();
      }
    },
    async close() {
      state = 'closed';
      if (worker === undefined) return;
      const ended = once(worker, 'exit');
      worker.ref();
      worker.postMessage(undefined);
      await ended;
    },
  };
}

function nextAnswer(worker: Worker, statement: Statement): Promise<WriterAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WriterAnswer>();
  const fail = (cause: unknown) => reject(new Error('The thread that writes ended', { cause }));
  const onMessage = (message: WriterAnswer) => {
    // `node --watch` has a worker name the files that it imports.
    if ('result' in message || 'error' in message) resolve(message);
  };
  worker.on('message', onMessage).once('error', fail).once('exit', fail);
  worker.postMessage(statement);
  return promise.finally(() => worker.off('message', onMessage).off('error', fail).off('exit', fail));
}
