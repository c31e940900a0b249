import type { FastifyRequest } from 'fastify';
import { parseAddress } from '#infra/rate-limits/address-key.ts';

/** Loopback, private and link-local networks (RFC 1122, 1918, 3927, 4193, 4291), as ipaddr.js names them. */
const LOCAL_RANGES = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
/** What a proxy writes: behind one the connection says nothing about the client. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Tells whether a client is on this machine or in its own network, and came through no proxy. */
export function isLocalClient({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const range = parseAddress(raw.socket.remoteAddress ?? '')?.range();
  return range !== undefined && LOCAL_RANGES.includes(range);
}
