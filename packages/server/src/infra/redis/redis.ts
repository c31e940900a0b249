import { createHmac } from 'node:crypto';
import { createClient } from '@redis/client';
import { waitAtMost } from '../concurrency.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import { type ServiceWatch, watchService } from '../service-watch.ts';

const CONNECT_TIMEOUT_MS = 500;
const COMMAND_TIMEOUT_MS = 500;
const RECONNECT_STEP_MS = 50;
const RECONNECT_MAX_MS = 1000;

type Client = ReturnType<typeof connectTo>;

/** What several servers share for as long as it lasts: nothing in it has to survive. */
export interface Redis {
  /**
   * Runs a command, in half a second or not at all.
   * @throws {ServiceError} `unavailable`.
   */
  run<Value>(command: (client: Client) => Promise<Value>): Promise<Value>;
  /** Returns the key of a name, keyed, so that it names nobody and no two installations share one. */
  key(kind: 'counter' | 'lock' | 'answer', name: string): string;
  close(): void;
}

export interface RedisOptions {
  readonly url: string;
  /** Keys the names. */
  readonly secret: Buffer;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Connects to Redis, and again each time that it is gone; a start without it goes on as well. */
export async function openRedis({ url, secret, ...parts }: RedisOptions): Promise<Redis> {
  const watch = watchService('redis', parts);
  const client = connectTo(url);
  const run: ServiceWatch['run'] = (work) => watch.run(() => inTime(work()));
  const ping = () => void run(() => client.ping()).catch(() => {}); // logged by the watch
  client.on('error', () => {}); // unheard, it would end the process
  client.on('ready', () => setTimeout(ping, RECONNECT_MAX_MS).unref());
  const connected = client.connect().catch(() => {}); // it goes on trying
  await waitAtMost(CONNECT_TIMEOUT_MS, connected, undefined);
  ping();
  return {
    run: (command) => run(() => command(client)),
    key: (kind, name) => `glow:${kind}:${createHmac('sha256', secret).update(name).digest('base64url')}`,
    close: () => client.destroy(),
  };
}

function connectTo(url: string) {
  return createClient({
    url,
    // Fails at once instead of waiting for the connection.
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(retries * RECONNECT_STEP_MS, RECONNECT_MAX_MS),
    },
  });
}

/** The client's own limit ends where a command is on its way. */
async function inTime<Value>(command: Promise<Value>): Promise<Value> {
  const late = Symbol('late');
  const outcome = await waitAtMost(COMMAND_TIMEOUT_MS, command, late);
  if (outcome === late) throw new Error(`Redis did not answer within ${COMMAND_TIMEOUT_MS} ms`);
  return outcome as Value;
}
