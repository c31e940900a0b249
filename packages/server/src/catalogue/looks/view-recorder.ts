import { LRUCache } from 'lru-cache';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Log } from '#infra/logging/log.ts';
import { markFittedOpened } from '../fitted-looks/fitted-looks.repository.ts';
import { findUnopened, markOpened } from '../generated-looks/generated-looks.repository.ts';
import type { Lookbook } from './lookbook.ts';

/** How long the pictures of a generated look are retained after somebody asked for one. */
const PICTURE_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
const FLUSH_EVERY_MS = 5000;
const FLUSH_AT = 500;
/** Looks that were recorded today are not written again. */
const MAX_REMEMBERED = 20_000;

export interface ViewRecorder {
  /** Records that a picture of this look was asked for; buffered, so the request waits for nothing. */
  record(key: string): void;
  /** Writes what was recorded, and stores the data of looks that were opened for the first time. */
  flush(): Promise<void>;
  /** Flushes for the last time. */
  close(): Promise<void>;
}

/**
 * Creates a recorder of the generated looks that are opened, so that those that nobody opens can be deleted.
 * What was recorded within the last seconds is lost when the process is killed; such a look counts as opened
 * when it is next asked for.
 */
export function createViewRecorder({
  db,
  clock,
  log,
  lookbook,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly lookbook: Lookbook;
}): ViewRecorder {
  const remembered = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: DAY_MS,
    perf: { now: () => clock.now().getTime() },
  });
  let recorded = new Set<string>();
  let flushing: Promise<void> = Promise.resolve();

  async function write(keys: readonly string[]): Promise<void> {
    const now = clock.now();
    const times = { now, dueAt: new Date(now.getTime() + PICTURE_RETENTION_MS) };
    await markOpened(db.queries, keys, times);
    await markFittedOpened(db.queries, keys, times);
    for (const key of await findUnopened(db.queries, keys)) await lookbook.open(key);
  }

  function flush(): Promise<void> {
    const keys = [...recorded];
    recorded = new Set();
    if (keys.length === 0) return flushing;
    flushing = flushing
      .then(() => write(keys))
      .catch((err: unknown) => {
        for (const key of keys) remembered.delete(key);
        log.error({ err }, 'Opened looks could not be recorded');
      });
    return flushing;
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    record(key) {
      if (remembered.has(key)) return;
      remembered.set(key, true);
      recorded.add(key);
      if (recorded.size >= FLUSH_AT) void flush();
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
