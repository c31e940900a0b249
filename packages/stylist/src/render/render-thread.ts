import { Worker } from 'node:worker_threads';
import { RenderFailedError } from './render.errors.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

const WORKER_FILE = new URL('./render.worker.ts', import.meta.url);

/** One worker, started with its first picture and again after a crash. It never keeps the process alive idle. */
export class RenderThread {
  #worker: Worker | undefined;

  /** Asks for one picture at a time. Rejects with RenderFailedError when the worker dies over it. */
  run(request: WorkerRequest): Promise<WorkerAnswer> {
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        worker.off('message', onAnswer).off('error', onError).off('exit', onExit).unref();
        finish();
      };
      const onAnswer = (answer: WorkerAnswer) => settle(() => resolve(answer));
      const onError = (error: unknown) =>
        settle(() => reject(new RenderFailedError('The render worker failed', { cause: error })));
      const onExit = (code: number) =>
        settle(() => reject(new RenderFailedError(`The render worker stopped with code ${code}`)));
      worker.on('message', onAnswer).on('error', onError).on('exit', onExit).ref();
      worker.postMessage(request);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(WORKER_FILE, { name: 'render' });
    worker.unref();
    // Without a listener a crash would take the process down; the one in `run` tells the asker.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
