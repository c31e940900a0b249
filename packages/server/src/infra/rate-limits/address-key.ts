import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies write the client's port into `X-Forwarded-For`; it differs for every connection. */
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;
/** For what is no address: one counter for all of it. */
const UNKNOWN = 'unknown';
const SUBSCRIBER_GROUPS = 4;
const SITE_GROUPS = 3;

/** Returns the counter's key of an address: an IPv4 address, or the /64 network that one IPv6 subscriber has. */
export function addressKey(address: string): string {
  const plain = withoutPort(address);
  const mapped = MAPPED_IPV4.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? networkOf(plain, SUBSCRIBER_GROUPS) : UNKNOWN;
}

/**
 * Returns the key of the /48 network an IPv6 address is in, the most that a provider gives to one customer
 * (RFC 6177): 65,536 networks of the kind that `addressKey` tells apart. An IPv4 address is in none.
 */
export function siteKey(address: string): string | undefined {
  const plain = withoutPort(address);
  const isInSite = isIPv6(plain) && !MAPPED_IPV4.test(plain);
  return isInSite ? `${networkOf(plain, SITE_GROUPS)}::/48` : undefined;
}

function withoutPort(address: string): string {
  return IPV4_WITH_PORT.exec(address)?.[1] ?? IPV6_IN_BRACKETS.exec(address)?.[1] ?? address;
}

function networkOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groupsOf = (text: string) => (text ? text.split(':') : []);
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
