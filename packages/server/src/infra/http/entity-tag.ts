import { createHash } from 'node:crypto';

const tags = new WeakMap<Uint8Array, string>();

/** Returns a strong entity tag (RFC 9110 section 8.8.3) of bytes that never change, worked out once for each array. */
export function entityTagOf(bytes: Uint8Array): string {
  const known = tags.get(bytes);
  if (known) return known;
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  tags.set(bytes, tag);
  return tag;
}

/**
 * Tells whether an `If-None-Match` header names the tag, so that the answer is 304. Compared weakly (RFC
 * 9110 section 13.1.2): a proxy that compresses turns a strong tag into a weak one.
 */
export function isNotModified(ifNoneMatch: string | undefined, entityTag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === entityTag);
}
