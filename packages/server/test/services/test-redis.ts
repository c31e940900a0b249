import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';
import { openRedis, type Redis } from '#infra/redis/redis.ts';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';

export interface TestRedis {
  readonly redis: Redis;
  readonly metrics: Metrics;
  /** What was logged so far. */
  logged(): readonly Readonly<Record<string, unknown>>[];
}

interface TestRedisOptions {
  /** Of the installation; default: one of its own. */
  readonly secret?: Buffer;
  readonly port?: number;
}

/** Connects to the Redis of this run; two with one secret are two servers of one installation. */
export async function openTestRedis(options: TestRedisOptions = {}): Promise<TestRedis> {
  const { secret = randomBytes(32), port = inject('services').redisPort } = options;
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog({ write: (line) => void lines.push(line) });
  const redis = await openRedis({ url: `redis://127.0.0.1:${port}`, secret, log, metrics });
  onTestFinished(() => redis.close());
  return { redis, metrics, logged: () => lines.map((line) => JSON.parse(line)) };
}

/** The same behind a network with faults, at first with this one. */
export async function openRedisBehindProxy(
  fault: Fault = 'none',
): Promise<TestRedis & { readonly proxy: FaultProxy }> {
  const proxy = await startFaultProxy(inject('services').redisPort ?? 0);
  proxy.set(fault);
  return { ...(await openTestRedis({ port: proxy.port })), proxy };
}
