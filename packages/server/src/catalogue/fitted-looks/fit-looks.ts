import type { Figure } from '@glow/api';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { inTransaction } from '#infra/db/in-transaction.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import { countFitted } from '../generated-looks/daily-limits.ts';
import { isDrawn, type Look } from '../looks/look.ts';
import type { Lookbook } from '../looks/lookbook.ts';
import { countStored, type FittedLook, storeFitted } from './fitted-looks.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody likes or saves a look later that was not shown by then. */
const UNOPENED_RETENTION_MS = 2 * DAY_MS;
/** An editor shows a figure as long as it is open. */
const PLAIN_RETENTION_MS = DAY_MS;

export interface FitDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookbook: Lookbook;
  readonly counters: CounterStore;
  readonly metrics: Metrics;
}

/** Returns those looks that suit a figure, on it, in their order. An upload suits nobody: it is a photograph. */
export async function suitedLooks(
  { lookbook }: Pick<FitDependencies, 'lookbook'>,
  looks: readonly Look[],
  figure: Figure,
): Promise<readonly FittedLook[]> {
  const drawn = looks.filter(isDrawn);
  const fitted = await lookbook.fit(drawn, figure);
  return drawn.flatMap(({ key }, place) => {
    const look = fitted[place];
    return look ? [{ look, baseKey: key }] : [];
  });
}

/**
 * Stores looks on a client's figure, so that their addresses answer from now on; what was not stored yet counts.
 * @throws {ServiceError} where a day had enough of them.
 */
export async function keepFitted(
  dependencies: FitDependencies,
  fitted: readonly FittedLook[],
  client: string,
): Promise<void> {
  if (fitted.length === 0) return;
  const keys = [...new Set(fitted.map(({ look }) => look.key))];
  const added = keys.length - (await countStored(dependencies.db.queries, keys));
  if (added > 0) await countFitted(dependencies, client, added);
  const now = dependencies.clock.now();
  const isPlain = fitted.every(({ baseKey }) => baseKey === null);
  const dueAt = new Date(now.getTime() + (isPlain ? PLAIN_RETENTION_MS : UNOPENED_RETENTION_MS));
  await inTransaction(dependencies.db.queries, (transaction) =>
    storeFitted(transaction, fitted, { now, dueAt }),
  );
}
