import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What `GET /metrics` shows. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** From the order to the file, its wait for a thread included. */
  readonly drawingSeconds: Histogram<'width' | 'format'>;
  readonly rateLimited: Counter<'limit'>;
}

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'glow_http_request_duration_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    }),
    drawingSeconds: new Histogram({
      name: 'glow_drawing_duration_seconds',
      help: 'Time to draw and encode a picture, its wait for a thread included',
      labelNames: ['width', 'format'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    }),
    rateLimited: new Counter({
      name: 'glow_rate_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['limit'],
      registers: [registry],
    }),
  };
}
