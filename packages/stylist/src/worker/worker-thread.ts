import { Worker } from 'node:worker_threads';

/** The worker died over a request, or took longer than it may and was ended. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly failure: 'crashed' | 'timed-out';

  constructor(failure: 'crashed' | 'timed-out', message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

export interface WorkerThreadOptions {
  /** Names the thread in a debugger and in messages. */
  readonly name: string;
  /** A request that takes longer ends the worker; the next one starts it anew. */
  readonly timeLimitMs: number;
}

/** Returns whether a message is not the worker's own: `node --watch` has a worker name the files that it imports. */
function isWatchReport(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    ('watch:import' in message || 'watch:require' in message)
  );
}

/** One worker, started with its first request and again after a crash. It never keeps the process alive idle. */
export class WorkerThread<Request, Answer> {
  readonly #file: URL;
  readonly #options: WorkerThreadOptions;
  #worker: Worker | undefined;

  constructor(file: URL, options: WorkerThreadOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** Asks for one thing at a time. Rejects with WorkerFailedError when the worker dies over it or hangs. */
  run(request: Request): Promise<Answer> {
    const { name, timeLimitMs } = this.#options;
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.off('message', onAnswer).off('error', onError).off('exit', onExit).unref();
        finish();
      };
      const fail = (failure: WorkerFailedError['failure'], message: string, cause?: unknown) =>
        settle(() => reject(new WorkerFailedError(failure, message, { cause })));
      const onAnswer = (answer: Answer) => {
        if (!isWatchReport(answer)) settle(() => resolve(answer));
      };
      const onError = (cause: unknown) => fail('crashed', `The ${name} worker failed`, cause);
      const onExit = (code: number) => fail('crashed', `The ${name} worker stopped with code ${code}`);
      const timer = setTimeout(() => {
        this.#worker = undefined;
        void worker.terminate();
        fail('timed-out', `The ${name} worker did not answer within ${timeLimitMs} ms`);
      }, timeLimitMs);
      worker.on('message', onAnswer).on('error', onError).on('exit', onExit).ref();
      worker.postMessage(request);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { name: this.#options.name });
    worker.unref();
    // Without a listener a crash would take the process down; the one in `run` tells the asker.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
