/** React listens to this one once per document, for good, whatever is mounted. */
const REACTS_OWN = 'selectionchange';

/** What page-wide things are held now, and how many requests began. */
export class PlatformLedger {
  readonly listeners = new Set<string>();
  readonly timers = new Set<unknown>();
  requests = 0;
  aborted = 0;
  readonly #undo: (() => void)[] = [];

  constructor() {
    this.#watchListeners(window, 'window');
    this.#watchListeners(document, 'document');
    this.#watchTimers('setTimeout', 'clearTimeout');
    this.#watchTimers('setInterval', 'clearInterval');
    this.#holdRequests();
  }

  #replace(target: object, replacements: Record<string, unknown>): void {
    for (const [name, replacement] of Object.entries(replacements)) {
      const own = Object.getOwnPropertyDescriptor(target, name);
      Object.defineProperty(target, name, { configurable: true, writable: true, value: replacement });
      this.#undo.push(() => {
        if (own) Object.defineProperty(target, name, own);
        else Reflect.deleteProperty(target, name);
      });
    }
  }

  #watchListeners(target: EventTarget, label: string): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    this.#replace(target, {
      addEventListener: (type: string, ...rest: [EventListener]) => {
        if (type !== REACTS_OWN) this.listeners.add(`${label} ${type}`);
        add(type, ...rest);
      },
      removeEventListener: (type: string, ...rest: [EventListener]) => {
        this.listeners.delete(`${label} ${type}`);
        remove(type, ...rest);
      },
    });
  }

  #watchTimers(start: 'setTimeout' | 'setInterval', stop: 'clearTimeout' | 'clearInterval'): void {
    const begin = window[start].bind(window) as (handler: () => void, ms?: number) => number;
    const end = window[stop].bind(window);
    this.#replace(window, {
      [start]: (handler: () => void, ms?: number) => {
        const timer = begin(() => {
          if (start === 'setTimeout') this.timers.delete(timer);
          handler();
        }, ms);
        this.timers.add(timer);
        return timer;
      },
      [stop]: (timer: number) => {
        this.timers.delete(timer);
        end(timer);
      },
    });
  }

  /** Requests stay under way until they are given up. */
  #holdRequests(): void {
    this.#replace(window, {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        this.requests += 1;
        const { signal } = new Request(input, init);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            this.aborted += 1;
            reject(signal.reason);
          });
        });
      },
    });
  }

  restore(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }
}
