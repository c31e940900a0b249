import type { Config } from '../config/config.ts';
import type { Auth } from './auth/index.ts';
import type { BlobStore } from './blobs/index.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Log } from './logging/log.ts';
import type { Lookbook } from './looks/index.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Gallery, PictureSource } from './pictures/index.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { Weather } from './weather/index.ts';

/** Everything a feature may need, built once in `start-server.ts` and handed down; a test hands in its own. */
export interface Dependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly lookbook: Lookbook;
  readonly pictures: PictureSource;
  readonly gallery: Gallery;
  readonly weather: Weather;
  readonly rateLimiter: RateLimiter;
  readonly auth: Auth;
}
