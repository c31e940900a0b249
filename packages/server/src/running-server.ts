import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Log } from './infra/logging/log.ts';
import type { Administrator } from './people/administrator.service.ts';
import { StartError } from './start-error.ts';

export interface RunningServer {
  /** Where it listens, such as `http://localhost:8000`. */
  readonly address: string;
  /** The administrator; a password that was just created is in here and nowhere else. Absent where it only draws. */
  readonly administrator?: Administrator;
  readonly log: Log;
  /** Accepts no new requests, finishes those in progress, then closes the database. */
  stop(): Promise<void>;
}

/** After this, requests still in progress are cut off. */
const STOP_WITHIN_MS = 10_000;

/** @throws {StartError} where it cannot listen there. */
export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await app.listen({ ...config.listen, listenTextResolver: () => 'listening' }).catch((error: unknown) => {
    throw StartError.ofListening(config, error);
  });
}

/** Finishes the requests in progress, and cuts off those that take too long. */
export async function closeInTime(app: FastifyInstance): Promise<void> {
  const finished = new AbortController();
  const cutOff = delay(STOP_WITHIN_MS, undefined, { signal: finished.signal }).then(
    () => app.server.closeAllConnections(),
    () => {},
  );
  await app.close();
  finished.abort();
  await cutOff;
}

/** Returns where the server listens, such as `http://localhost:8000`. */
export function addressOf({ listen: { host, port } }: Config, app: FastifyInstance): string {
  const bound: AddressInfo | string | null = app.server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${boundPort}`;
}
