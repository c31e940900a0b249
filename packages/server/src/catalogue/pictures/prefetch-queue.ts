import { ServiceError } from '#infra/errors/service-error.ts';
import type { Log } from '#infra/logging/log.ts';
import type { PictureForm } from './picture-form.ts';

/** Pictures beyond this are left for the first request: all instant outfits, and some decks. */
const MAX_WAITING = 500;

/** What is drawn, named. */
interface Named {
  readonly key: string;
}

export interface PrefetchQueue<Item extends Named> {
  /** Appends these to the queue, in their order. */
  add(items: readonly Item[], form: PictureForm): void;
  /** Empties the queue and accepts no more. */
  close(): void;
}

/**
 * Creates a queue that draws pictures before they are requested, one at a time, so that a visitor waits
 * behind at most one drawing. A failure is logged and left for the first request.
 */
export function createPrefetchQueue<Item extends Named>(
  draw: (item: Item, form: PictureForm) => Promise<unknown>,
  log: Log,
): PrefetchQueue<Item> {
  const waiting: { readonly item: Item; readonly form: PictureForm }[] = [];
  let state: 'idle' | 'drawing' | 'closed' = 'idle';
  const isClosed = () => state === 'closed';

  async function drawNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { item, form } = next;
      await draw(item, form).catch((cause: unknown) => {
        if (isClosed() || cause instanceof ServiceError) return; // too much to draw: said to whoever asks
        log.warn({ err: cause, key: item.key }, 'A picture could not be prefetched');
      });
    }
    if (!isClosed()) state = 'idle';
  }

  return {
    add(items, form) {
      if (isClosed()) return;
      waiting.push(...items.slice(0, MAX_WAITING - waiting.length).map((item) => ({ item, form })));
      if (state === 'drawing') return;
      state = 'drawing';
      void drawNext();
    },
    close() {
      state = 'closed';
      waiting.length = 0;
    },
  };
}
