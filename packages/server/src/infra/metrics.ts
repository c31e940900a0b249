import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of `GET /metrics`. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** From the order to the file, including its wait for a thread. */
  readonly drawingSeconds: Histogram<'width' | 'format'>;
  readonly argon2Seconds: Histogram<'operation'>;
  readonly rateLimited: Counter<'limit'>;
  /** Attempts at an account's secrets, by the limit; `reset.everybody` above 0 means that somebody guesses at many. */
  readonly refusedAttempts: Counter<'limit'>;
  readonly weatherReadings: Counter<'outcome'>;
  /** Looks that did not exist before, by the call that wanted them. */
  readonly composedLooks: Counter<'call'>;
  readonly sweptLooks: Counter;
  /** Kept pictures that were not what was stored: drawn ones are drawn again, uploaded ones withdrawn. */
  readonly damagedPictures: Counter<'kind'>;
  /** Calls of outside models, by what came of them. */
  readonly modelCalls: Counter<'kind' | 'outcome'>;
  readonly modelSeconds: Histogram<'kind'>;
  /** What a provider bills text by. */
  readonly modelTokens: Counter<'direction'>;
  /** Looks that a model proposed, by what became of them. */
  readonly proposedLooks: Counter<'outcome'>;
  /** 1 while a service outside the process answers, 0 while the server goes on without it. */
  readonly serviceUp: Gauge<'service'>;
  readonly serviceFailures: Counter<'service'>;
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
    argon2Seconds: new Histogram({
      name: 'glow_argon2_duration_seconds',
      help: 'Time to hash or check a password or a security answer, its wait for a thread included',
      labelNames: ['operation'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    }),
    rateLimited: new Counter({
      name: 'glow_rate_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['limit'],
      registers: [registry],
    }),
    refusedAttempts: new Counter({
      name: 'glow_refused_attempts_total',
      help: 'Attempts to sign in or to reset a password that a limit of accounts refused',
      labelNames: ['limit'],
      registers: [registry],
    }),
    weatherReadings: new Counter({
      name: 'glow_weather_readings_total',
      help: 'Times the weather source was asked',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    composedLooks: new Counter({
      name: 'glow_composed_looks_total',
      help: 'Looks composed for a visitor',
      labelNames: ['call'],
      registers: [registry],
    }),
    sweptLooks: new Counter({
      name: 'glow_swept_looks_total',
      help: 'Generated looks that nobody saved and whose pictures were deleted',
      registers: [registry],
    }),
    damagedPictures: new Counter({
      name: 'glow_damaged_pictures_total',
      help: 'Kept pictures that were damaged, and uploaded ones that were lost',
      labelNames: ['kind'],
      registers: [registry],
    }),
    modelCalls: new Counter({
      name: 'glow_model_calls_total',
      help: 'Calls of outside text and image models, by outcome',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
    modelSeconds: new Histogram({
      name: 'glow_model_duration_seconds',
      help: 'Time an outside model took to answer or to fail',
      labelNames: ['kind'],
      buckets: BUCKETS_SECONDS,
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'glow_model_tokens_total',
      help: 'Tokens that an outside text model read (in) and wrote (out)',
      labelNames: ['direction'],
      registers: [registry],
    }),
    proposedLooks: new Counter({
      name: 'glow_proposed_looks_total',
      help: 'Looks that an outside model proposed: taken, or broken by a gate',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    serviceUp: new Gauge({
      name: 'glow_service_up',
      help: 'Whether a service outside the process answers (1) or the server goes on without it (0)',
      labelNames: ['service'],
      registers: [registry],
    }),
    serviceFailures: new Counter({
      name: 'glow_service_failures_total',
      help: 'Requests to a service outside the process that failed',
      labelNames: ['service'],
      registers: [registry],
    }),
  };
}
