import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { watchDatabase } from '../db/database-watch.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import { traceRequests } from '../telemetry/trace-requests.ts';
import { answerCors } from './cors.ts';
import { createHttpServer } from './create-http-server.ts';
import { drainConnections } from './drain-connections.ts';
import { acceptEmptyBodies } from './empty-bodies.ts';
import { observeRequests } from './observe-requests.ts';
import { serialisePipelinedRequests } from './pipelined-requests.ts';
import { readRefusedBodies } from './read-refused-bodies.ts';
import { refuseLongAddresses } from './refuse-long-addresses.ts';
import { refuseUnstorableText } from './refuse-unstorable-text.ts';
import { addSecurityHeaders } from './security-headers.ts';

/** Creates the web server without routes: what happens to every request, top to bottom. */
export async function createApp(dependencies: {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly db: Database;
}): Promise<FastifyInstance> {
  const { config, metrics } = dependencies;
  const watch = watchDatabase(dependencies);
  const app = createHttpServer({ ...dependencies, watch });
  app.addHook('onClose', async () => watch.close());
  refuseLongAddresses(app);
  serialisePipelinedRequests(app);
  acceptEmptyBodies(app);
  if (config.telemetryUrl) traceRequests(app);
  observeRequests(app, metrics);
  drainConnections(app);
  readRefusedBodies(app);
  addSecurityHeaders(app, config);
  await answerCors(app, config);
  refuseUnstorableText(app);
  return app;
}
