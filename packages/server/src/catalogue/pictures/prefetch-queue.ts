import type { Log } from '#infra/logging/log.ts';
import type { Look } from '../looks/look.ts';
import type { PictureForm } from './picture-form.ts';

/** What waits beyond this is left for the first demand. */
const MAX_WAITING = 300;

export interface PrefetchQueue {
  /** Lets these be drawn in their order, behind what waits already. */
  add(looks: readonly Look[], form: PictureForm): void;
  /** Forgets what waits. */
  close(): void;
}

/**
 * Draws what nobody asked for yet, one picture at a time, so that a visitor waits behind one drawing at most. A
 * failure is logged and left for the first demand.
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
        if (!isClosed()) log.warn({ err: cause, key: look.key }, 'A picture could not be drawn ahead');
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
