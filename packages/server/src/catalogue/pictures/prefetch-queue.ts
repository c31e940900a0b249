import type { Log } from '#infra/logging/log.ts';
import type { Look } from '../looks/look.ts';
import type { PictureForm } from './picture-form.ts';

/** Pictures beyond this are left for the first request: all instant outfits, and some decks. */
const MAX_WAITING = 500;

export interface PrefetchQueue {
  /** Appends these to the queue, in their order. */
  add(looks: readonly Look[], form: PictureForm): void;
  /** Empties the queue and accepts no more. */
  close(): void;
}

/**
 * Creates a queue that draws pictures before they are requested, one at a time, so that a visitor waits
 * behind at most one drawing. A failure is logged and left for the first request.
 */
export function createPrefetchQueue(
  draw: (look: Look, form: PictureForm) => Promise<unknown>,
  log: Log,
): PrefetchQueue {
  const waiting: { readonly look: Look; readonly form: PictureForm }[] = [];
  let state: 'idle' | 'drawing' | 'closed' = 'idle';
  const isClosed = () => state === 'closed';

  async function drawNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { look, form } = next;
      await draw(look, form).catch((cause: unknown) => {
        if (!isClosed()) log.warn({ err: cause, key: look.key }, 'A picture could not be prefetched');
      });
    }
    if (!isClosed()) state = 'idle';
  }

  return {
    add(looks, form) {
      if (isClosed()) return;
      waiting.push(...looks.slice(0, MAX_WAITING - waiting.length).map((look) => ({ look, form })));
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
