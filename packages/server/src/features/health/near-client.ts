import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Loopback, private and link-local networks (RFC 1122, 1918, 3927, 4193, 4291). */
const NEAR_NETWORKS: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];
/** What a proxy writes: behind one the connection says nothing about the client. */
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const near = new BlockList();
for (const [network, bits, family] of NEAR_NETWORKS) near.addSubnet(network, bits, family);

/** Tells whether a client is on this machine or in its own network, and came through no proxy. */
export function isNearClient({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '').split('%', 1)[0] ?? '';
  if (isIPv4(address)) return near.check(address, 'ipv4');
  return isIPv6(address) && near.check(address, 'ipv6');
}
