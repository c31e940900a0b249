import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the absolute base of addresses in an answer, without a trailing slash: the configured one, else
 * that of the request.
 */
export function publicUrlOf({ publicUrl, listen }: Config, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  const host = HOST.test(request.host) ? request.host : `localhost:${listen.port}`;
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
}

/**
 * Returns the configured address and the one of this request: a look that was liked before the setting
 * changed has the other.
 */
export function ownBasesOf(config: Config, request: FastifyRequest): readonly string[] {
  const { publicUrl, ...withoutSetting } = config;
  const asCalled = publicUrlOf(withoutSetting, request);
  return publicUrl ? [publicUrl, asCalled] : [asCalled];
}
