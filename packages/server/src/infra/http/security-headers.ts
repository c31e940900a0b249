import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** For answers that are no page: nothing in them runs, loads or is framed. Pages bring a policy of their own. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Features that no page of ours uses are off; the quiz may ask for the location, for the weather. */
const PERMISSIONS_POLICY =
  'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';
const HSTS = 'max-age=31536000';

/** Headers of every answer; a route may set one of them itself. */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const headers: readonly (readonly [string, string])[] = [
    ['content-security-policy', NO_PAGE_POLICY],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', PERMISSIONS_POLICY],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cache-control', 'no-store'],
    ...(publicUrl?.startsWith('https:') ? ([['strict-transport-security', HSTS]] as const) : []),
  ];
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
