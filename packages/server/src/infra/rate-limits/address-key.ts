import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write the client's port into `X-Forwarded-For`; it differs for every connection. */
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;
/** For what is no address: one counter for all of it. */
const UNKNOWN = 'unknown';
const SUBSCRIBER_GROUPS = 4;
const SITE_GROUPS = 3;

/**
 * Parses an address, with or without a port; an IPv4 address that is written as an IPv6 one is an IPv4 address.
 * Returns undefined for what is no address.
 */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = IPV4_WITH_PORT.exec(text)?.[1] ?? IPV6_IN_BRACKETS.exec(text)?.[1] ?? text;
  return isIP(address) === 0 ? undefined : ipaddr.process(address);
}

/** Returns the counter's key of an address: an IPv4 address, or the /64 network that one IPv6 subscriber has. */
export function addressKey(address: string): string {
  if (isIP(address) === 4) return address; // most are, and have one form
  const parsed = parseAddress(address);
  if (!parsed) return UNKNOWN;
  return parsed instanceof ipaddr.IPv6 ? firstGroups(parsed, SUBSCRIBER_GROUPS) : parsed.toString();
}

/**
 * Returns the key of the /48 network an IPv6 address is in, the most that a provider gives to one customer
 * (RFC 6177): 65,536 networks of the kind that `addressKey` tells apart. Returns undefined for IPv4.
 */
export function siteKey(address: string): string | undefined {
  if (isIP(address) === 4) return undefined;
  const parsed = parseAddress(address);
  return parsed instanceof ipaddr.IPv6 ? `${firstGroups(parsed, SITE_GROUPS)}::/48` : undefined;
}

function firstGroups({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
}
