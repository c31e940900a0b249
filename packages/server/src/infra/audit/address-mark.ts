import { createHmac } from 'node:crypto';

/**
 * An address as the audit notes it: whoever knows the address can tell that it is meant, nobody can read it off
 * the mark.
 */
export function addressMark(auditKey: Buffer, email: string): string {
  return `address:${createHmac('sha256', auditKey).update(email).digest('base64url')}`;
}
