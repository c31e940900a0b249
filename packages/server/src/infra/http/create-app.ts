import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { answerCors } from './cors.ts';
import { createHttpServer } from './create-http-server.ts';
import { drainConnections } from './drain-connections.ts';
import { takeEmptyBodies } from './empty-bodies.ts';
import { observeRequests } from './observe-requests.ts';
import { refuseLongAddresses } from './refuse-long-addresses.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { refuseUnstorableText } from './storable-text.ts';
import { takeTurns } from './take-turns.ts';

/** The web server without a route: what happens to every request, top to bottom. */
export async function createApp(dependencies: {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
}): Promise<FastifyInstance> {
  const { config, metrics } = dependencies;
  const app = createHttpServer(dependencies);
  refuseLongAddresses(app);
  takeTurns(app);
  takeEmptyBodies(app);
  observeRequests(app, metrics);
  drainConnections(app);
  addSecurityHeaders(app, config);
  await answerCors(app, config);
  refuseUnstorableText(app);
  return app;
}
