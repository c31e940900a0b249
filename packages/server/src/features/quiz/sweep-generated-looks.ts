import type { Dependencies } from '../../platform/dependencies.ts';
import type { KeptLooks } from '../../platform/looks/index.ts';
import { findStoredBefore, markSwept, type StoredLook } from './generated-looks.repository.ts';

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 200;

export interface SweepOptions {
  /** Whose looks are spared. */
  readonly keptBy: readonly KeptLooks[];
  readonly signal?: AbortSignal;
}

/**
 * Removes the pictures of generated looks that are older than 30 days and that nobody keeps; gives their number.
 * A like lives in the visitor's browser and the server is never told, so the look's data, a kilobyte and a half,
 * stays: a liked address answers still, drawn anew.
 */
export async function sweepGeneratedLooks(
  { db, clock, gallery, metrics }: Pick<Dependencies, 'db' | 'clock' | 'gallery' | 'metrics'>,
  { keptBy, signal }: SweepOptions,
): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_FOR_MS);
  let swept = 0;
  let last: StoredLook | undefined;
  while (!signal?.aborted) {
    const batch = await findStoredBefore(db.queries, before, { after: last, limit: BATCH });
    if (batch.length === 0) break;
    last = batch.at(-1);
    const keys = batch.map(({ look_key }) => look_key);
    const kept = await Promise.all(keptBy.map((keptAmong) => keptAmong(db.queries, keys)));
    const gone = batch.filter(({ look_key }) => !kept.some((some) => some.has(look_key)));
    for (const { look_key } of gone) await gallery.removePictures(look_key);
    await markSwept(
      db.queries,
      gone.map(({ name }) => name),
    );
    swept += gone.length;
    metrics.sweptLooks.inc(gone.length);
  }
  return swept;
}
