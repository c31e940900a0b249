import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { withoutTrailingSlashes } from '@glow/api';
import { CALL_ADDRESSES } from '@glow/api/calls';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

const { joinEarlyAccess, fetchInstantOutfits, recommend, generate, fetchWeather } = CALL_ADDRESSES;
const PARTNER_PATHS = new Set(
  [joinEarlyAccess, fetchInstantOutfits, recommend, generate, fetchWeather].map(({ path }) =>
    withoutTrailingSlashes(path),
  ),
);
const PREFLIGHT_MAX_AGE_SECONDS = 7200;

const SHARED: FastifyCorsOptions = {
  credentials: false,
  exposedHeaders: ['retry-after'],
  maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  strictPreflight: false,
};
const SITE = {
  methods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowedHeaders: ['content-type', 'authorization'],
};
const PARTNER = { methods: ['POST'], allowedHeaders: ['content-type'] };

/**
 * The `cors` of a route's `config` where the answer is the same file for everybody (`/media/*`, `/embed/*`):
 * `*`, and no `Vary: Origin` that would split its caches.
 */
export const OPEN_TO_ALL = { origin: '*', dynamic: false } as FastifyCorsOptions;

/** Answers CORS by origin (INTERFACE section 2). No `Authorization` header is ever allowed with `*`. */
export async function answerCors(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => done(null, optionsFor(config, request.url ?? '', request.headers.origin)),
  });
}

function optionsFor(config: Config, url: string, origin: string | undefined): FastifyCorsOptions {
  const { siteOrigins, partnerOrigins } = config;
  if (origin !== undefined && siteOrigins.includes(origin)) return { ...SHARED, ...SITE, origin };
  const [path = ''] = url.split('?', 1);
  if (/^\/(?:media|embed)\//.test(path))
    return { ...SHARED, methods: ['GET', 'HEAD'], allowedHeaders: [], origin: '*' };
  if (!PARTNER_PATHS.has(withoutTrailingSlashes(path))) return { origin: false };
  if (partnerOrigins === '*') return { ...SHARED, ...PARTNER, origin: '*' };
  const isPartner = origin !== undefined && partnerOrigins.includes(origin);
  return isPartner ? { ...SHARED, ...PARTNER, origin } : { origin: false };
}
