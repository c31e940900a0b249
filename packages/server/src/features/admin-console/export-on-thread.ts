import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type ReadableStream, TransformStream, type WritableStream } from 'node:stream/web';
import { Worker } from 'node:worker_threads';
import type { Database } from '#infra/db/database.ts';
import { selectRegistrationsAfter } from './registrations.repository.ts';
import { selectUsersAfter } from './users.repository.ts';

export type ExportedList = 'registrations' | 'users';

export interface ExportOrder {
  readonly list: ExportedList;
  /** Selects rows after one; its parameters are the date and the id of that, and how many rows at most. */
  readonly sql: string;
  /** Takes the file. */
  readonly file: WritableStream<Uint8Array>;
}

export interface Exporter {
  /**
   * Writes a list as a file: no more is read than the reader of the stream takes, and nothing once it is destroyed.
   */
  start(list: ExportedList): Readable;
  close(): Promise<void>;
}

const SELECTIONS = { registrations: selectRegistrationsAfter, users: selectUsersAfter };
const WORKER_FILE = new URL('./export.worker.ts', import.meta.url);
/**
 * Of what is in use, two batches of rows are most. By default the room for new objects and that for old ones grow until a million
 * rows have made a quarter of a gigabyte of them.
 */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 32 };
/** Then the thread ends, with its connection and its memory. */
const IDLE_MS = 10_000;

/**
 * Creates what writes lists as files, on a thread with a connection of its own, which starts with the first one: a million
 * rows would hold up every other request for seconds in all.
 */
export function createExporter({ config, queries }: Database): Exporter {
  const open = new Set<Readable>();
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(WORKER_FILE, { name: 'export', workerData: config, resourceLimits: LIMITS });
    begun.once('error', (error) => {
      for (const file of open) file.destroy(error);
    });
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    return begun;
  }

  async function close(): Promise<void> {
    clearTimeout(idling);
    const closing = worker;
    worker = undefined;
    if (!closing) return;
    const ended = once(closing, 'exit');
    closing.postMessage(undefined);
    await ended;
  }

  return {
    start(list) {
      clearTimeout(idling);
      worker ??= begin();
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const { sql } = SELECTIONS[list](queries, { created_at: '', id: '' }, 0).compile();
      const order: ExportOrder = { list, sql, file: writable };
      worker.postMessage(order, [writable]);
      const file = Readable.fromWeb(readable as ReadableStream, { objectMode: false });
      open.add(file);
      file.once('close', () => {
        open.delete(file);
        if (open.size === 0) idling = setTimeout(close, IDLE_MS).unref();
      });
      return file;
    },
    close,
  };
}
