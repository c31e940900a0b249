import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { Config } from '#config/config.ts';
import type { Auth } from '#infra/auth/auth.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';

export interface AdministrationDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly auth: Auth;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
  readonly gallery: Gallery;
  readonly lookbook: Lookbook;
}
